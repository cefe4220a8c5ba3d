# What the server says to people. Russian.

# ---- Names

# $digits are four digits.
guest-name = Гость { $digits }

# ---- Why a request is refused

# $cause is technical, and always in English.
error-bad-request = Запрос составлен неверно: { $cause }.
error-not-found = Здесь ничего нет.
error-method-not-allowed = Здесь так сделать нельзя.
error-unauthorized = Мы не знаем, кто вы.
error-forbidden = Вам это недоступно.
error-foreign-origin = Запрос пришёл не с нашей страницы.
error-conflict = Это уже сделано или уже невозможно.
error-body-too-large = Это слишком длинно.
error-not-json = Запрос должен быть в формате JSON и с таким же заголовком.
error-too-slow = Запрос выполнялся слишком долго.
error-too-many-requests = Слишком часто. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
error-unavailable = Сейчас это сделать не получится. Попробуйте чуть позже.
error-internal = Что-то сломалось на сервере. Вы тут ни при чём.

# ---- People

error-bad-name = В имени должно быть от 1 до 24 видимых символов.
error-bad-login = В логине должно быть от 3 до 32 знаков: латинские буквы, цифры, точки, дефисы и подчёркивания.
error-bad-password = В пароле должно быть от 8 до 128 символов.
error-bad-label = В названии должно быть от 1 до 40 видимых символов.
error-login-taken = Этот логин уже занят.
error-wrong-login = Такого логина нет, или пароль неверен.
error-wrong-password = Старый пароль неверен.
error-no-accounts = На этом сервере нет учётных записей.
error-has-account = У вас уже есть учётная запись.
error-lacks-account = У вас ещё нет учётной записи.
error-not-by-token = Программе это недоступно: воспользуйтесь браузером.
error-label-taken = У вас уже есть токен с таким названием.
error-too-many-tokens = У вас слишком много токенов. Сначала отзовите какой-нибудь.
