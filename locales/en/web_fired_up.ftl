# fired_up in the web app.
