# gladiators in the web app.
