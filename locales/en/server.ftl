# What the server says to people. English.

# ---- Names

# $digits are four digits.
guest-name = Guest { $digits }

# ---- Why a request is refused

# $cause is technical, and always in English.
error-bad-request = The request is malformed: { $cause }.
error-not-found = There is nothing here.
error-method-not-allowed = This address does not support that.
error-unauthorized = Please log in first.
error-forbidden = You are not allowed to do this.
error-foreign-origin = The request came from another site.
error-conflict = Already done, or no longer possible.
error-body-too-large = The request is too large.
error-not-json = The request must be JSON, with the matching header.
error-too-slow = The request took too long.
error-too-many-tables = Too many games are open from your address. Finish some of them, or delete tables that nobody needs.
error-too-many-requests = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-unavailable = Not possible right now. Try again a little later.
error-internal = Something went wrong on the server. It is not your fault.

# ---- People

error-bad-name = A name must have 1 to 24 visible characters.
error-mixed-name = A word in the name mixes letters of different alphabets. Write each word in one alphabet.
error-bad-login = A user name must have 3 to 32 letters a to z, digits, dots, dashes or underscores.
error-bad-password = A password must have 8 to 128 characters.
error-bad-label = A label must have 1 to 40 visible characters.
error-login-taken = This user name is taken.
error-wrong-login = Wrong user name or password.
error-wrong-password = The old password is wrong.
error-no-accounts = This server has no accounts.
error-has-account = You already have an account.
error-lacks-account = You have no account yet.
error-not-by-token = A program cannot do this: use a browser.
error-label-taken = You already have a token with this label.
error-too-many-tokens = You have too many tokens. Revoke one first.
