# What the server says to people. English.

# ---- Names

# $digits are four digits.
guest-name = Guest { $digits }

# ---- Why a request is refused

# $cause is technical, and always in English.
error-bad-request = The request is not as it should be: { $cause }.
error-not-found = There is nothing here.
error-method-not-allowed = This cannot be done here.
error-unauthorized = We do not know who you are.
error-forbidden = You may not do this.
error-foreign-origin = This request did not come from one of our own pages.
error-conflict = It is so already, or not any more.
error-body-too-large = This is too long.
error-not-json = The request must be JSON, and say so.
error-too-slow = The request took too long.
error-too-many-requests = That is too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-unavailable = This cannot be done just now. Try again a little later.
error-internal = Something went wrong here. It is not your fault.

# ---- People

error-bad-name = A name has 1 to 24 characters, all of them visible.
error-bad-login = A login name has 3 to 32 letters a to z, digits, dots, dashes or underscores.
error-bad-password = A password has 8 to 128 characters.
error-bad-label = A label has 1 to 40 characters, all of them visible.
error-login-taken = Somebody else has this login name.
error-wrong-login = There is no such login name, or the password is another one.
error-wrong-password = The old password is another one.
error-no-accounts = There are no accounts on this server.
error-has-account = You have an account already.
error-lacks-account = You have no account yet.
error-not-by-token = A program cannot do this: use a browser.
error-label-taken = You have a token with this label already.
error-too-many-tokens = You have too many tokens. Withdraw one first.
