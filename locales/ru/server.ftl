# What the server says to people. Russian.

# ---- Names

# $digits are four digits.
guest-name = Гость { $digits }

# ---- Why a request is refused

# $cause is technical, and always in English.
error-bad-request = Запрос составлен неверно: { $cause }.
error-not-found = Здесь ничего нет.
error-method-not-allowed = Этот адрес такого не поддерживает.
error-unauthorized = Сначала войдите.
error-forbidden = Вам это недоступно.
error-foreign-origin = Запрос пришёл с чужого сайта.
error-conflict = Уже сделано или больше невозможно.
error-body-too-large = Запрос слишком большой.
error-not-json = Запрос должен быть в формате JSON и с соответствующим заголовком.
error-too-slow = Запрос выполнялся слишком долго.
error-too-many-tables = С вашего адреса открыто слишком много партий. Доиграйте какие-нибудь из них или удалите ненужные столы.
error-too-many-requests = Слишком много запросов. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
error-unavailable = Сейчас не получится. Попробуйте чуть позже.
error-internal = На сервере что-то сломалось. Вы ни при чём.

# ---- People

error-bad-name = В имени должно быть от 1 до 24 видимых знаков.
error-mixed-name = В одном слове имени смешаны буквы разных алфавитов. Пишите каждое слово буквами одного алфавита.
error-bad-login = В имени пользователя должно быть от 3 до 32 знаков: латинские буквы, цифры, точки, дефисы и подчёркивания.
error-bad-password = В пароле должно быть от 8 до 128 знаков.
error-bad-label = В названии должно быть от 1 до 40 видимых знаков.
error-login-taken = Это имя пользователя занято.
error-wrong-login = Неверное имя пользователя или пароль.
error-wrong-password = Старый пароль неверен.
error-no-accounts = На этом сервере нет учётных записей.
error-has-account = У вас уже есть учётная запись.
error-lacks-account = У вас ещё нет учётной записи.
error-not-by-token = Программе это недоступно: воспользуйтесь браузером.
error-label-taken = У вас уже есть токен с таким названием.
error-too-many-tokens = У вас слишком много токенов. Сначала отзовите один из них.
