# Веб-приложение: всё, чего не говорят игры и сервер. По-русски.

# ---- Вокруг каждой страницы

web-skip = К содержанию
web-site = Сайт
web-language = Язык
web-settings = Настройки
web-home = На главную
web-account = Имя и учётная запись
web-credits = Благодарности
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-nowhere = Здесь ничего нет.
web-connection-lost = Связь потеряна. Мы её восстанавливаем; ничего не пропало.
web-offline = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-incomplete = Часть страницы не загрузилась.
web-load-again = Загрузить ещё раз

web-theme = Освещение
web-theme-auto = как на устройстве
web-theme-light = день
web-theme-dark = ночь
web-speed = Движение
web-speed-slow = медленно
web-speed-normal = обычно
web-speed-fast = быстро
web-speed-none = без движения
web-confirm-taps = Играть двойным касанием
web-sound = Звуки
web-notifications = Сообщать, когда мой ход

# ---- Главная страница

web-welcome = Добро пожаловать на арену.
web-welcome-more = Три игры о гладиаторах: с друзьями или против ботов. Без регистрации и ожидания.
web-game-gorus = Gorus Maximus
web-game-gladiators = Гладиаторы
web-game-fired_up = В ударе
web-pitch-gorus = Взятки с козырем, который меняется посреди взятки: совпал ранг — и толпа болеет за другую школу.
web-pitch-gladiators = Поединок четырёх качеств. Бейте, сосредотачивайтесь, рискуйте — и помните, что вам могут ответить раньше, чем удар достигнет цели.
web-pitch-fired_up = Вы — толпа. Бросайте кости, подталкивайте и подбадривайте нужных бойцов и ставьте на тех, кто устоит.
web-players = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
   *[other] { $from }–{ $to } игроков
}
web-play-now = Играть сейчас
web-play-friends = Играть с друзьями
web-first-game = Первая игра, шаг за шагом
web-rules = Правила
web-running = Ваши игры
web-continue = Продолжить
web-public-tables = Открытые столы
web-no-public-tables = Сейчас открытых столов нет.
web-have-a-look = Взглянуть
web-finished = Сыгранные
web-review = Пересмотреть
web-free-seat = свободно
web-bot = бот ({ $level })
web-bot-random = случайный
web-bot-easy = простой
web-bot-normal = обычный
web-bot-hard = сильный
web-stage-gathering = собираются
web-stage-playing = играют
web-stage-over = окончена

# ---- Новый стол

web-new-table-more = Вы получите ссылку, которой можно поделиться. Кто её откроет, сможет сесть за стол без регистрации.
web-how-many = Сколько игроков?
web-how-many-bots = Сколько из них ботов?
web-bot-level = Их сила
web-everybody-alone = каждый за себя
web-more-options = Ещё настройки
web-as-usual = как обычно
web-clock = Время на размышление
web-clock-none = сколько угодно
web-clock-calm = две минуты на ход
web-clock-brisk = полминуты на ход
web-clock-bank = десять минут каждому и десять секунд за ход
web-chat = Разговор
web-chat-free = свободный
web-chat-phrases = готовые фразы
web-chat-off = без разговоров
web-option-teams = Команды
web-option-target = Поддержка для победы
web-option-schools = Школы
web-option-schools-more = Если не выбрать, школы определит жребий. До трёх игроков — три школы, вчетвером — четыре, больше — все пять.
web-option-favour = Поддержка толпы по силе
web-option-pack = Набор содержимого
web-option-open_history = Всё сыгранное можно просматривать
web-option-turn_limit = Не больше ходов
web-option-abilities = Со способностями бойцов
web-spectators = Другие могут смотреть
web-listed = Этот стол может найти каждый
web-make-table = Открыть стол
web-begin = Начать

# ---- Имя и учётная запись

web-name = Как вас называть
web-renamed = Теперь вас зовут так.
web-account-keep = Сохраните свои игры
web-account-why = Учётная запись не нужна. Но с ней ваше имя и ваши игры будут и на других устройствах.
web-login = Имя пользователя
web-password = Пароль, не короче восьми знаков
web-log-in = Войти
web-log-out = Выйти
web-make-account = Завести учётную запись
web-account-made = Учётная запись заведена.
web-welcome-back = С возвращением.
web-logged-in = Вы вошли как { $login }.
web-logged-out = Вы вышли.

# ---- Благодарности

web-credits-games = Munera — неофициальная реализация: игры и их названия принадлежат их владельцам, которые к ней отношения не имеют.
web-credits-icons = Значки нарисовали авторы
web-credits-fonts = Шрифты — Forum Дениса Машарова и Alegreya Sans Хуана Пабло дель Пераля, оба под лицензией SIL Open Font License.
web-credits-licence = Сама Munera — свободная программа под лицензией MIT или Apache 2.0.

# ---- За столом

web-loading = Минутку …
web-connecting = Ищем сервер …
web-table = Стол
web-table-menu = Меню стола
web-talk-and-log = Ход игры и разговор
web-log = Что произошло
web-people = Кто играет
web-your-turn = Ваш ход
web-turn-of = Думает { $name }
web-turn-of-several = Думают другие
web-to-move = ходит
web-paused = Хозяин стола приостановил игру.
web-away = нет на месте
web-program = программа
web-host = хозяин
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-time-left = Осталось { $time }
web-stand-in-absent = играет бот
web-stand-in-left = играет бот
web-stand-in-resigned = сдался

web-trouble-missing = Такого стола нет.
web-trouble-closed = Этот стол для вас закрыт.
web-trouble-deleted = Хозяин удалил этот стол.
web-trouble-quarantined = Записи этого стола повреждены; он отложен.
web-trouble-other_rules = Этот стол играет по правилам, которых сервер не знает; он отложен.
web-trouble-storage = Сейчас ничего нельзя сохранить, поэтому стол ждёт. Часы стоят.

web-waiting-for-players = Ждём игроков …
web-everybody-here = Все на месте.
web-host-begins = Игру начинает хозяин стола.
web-sit-here = Сесть сюда
web-move-here = Пересесть сюда
web-team = Команда { $number }
web-seat-bot = Посадить бота
web-fill-bots = Заполнить ботами
web-get-up = Встать
web-send-away = Удалить
web-same-device = Ещё игрок за этим устройством?
web-same-device-more = Вы ходите по очереди; между вашими картами опускается занавес.
web-add-player = Добавить
web-invite = Пригласите друзей
web-qr = Ссылка в виде квадрата для сканирования
web-link = Ссылка на этот стол
web-link-copied = Ссылка скопирована.
web-share-link = Поделиться ссылкой

web-curtain = Передайте устройство: { $name }.
web-curtain-open = Это я, { $name }

web-say = Скажите что-нибудь
web-send = Отправить
web-phrases = Готовые фразы
web-phrase = { $phrase ->
    [0] Привет!
    [1] Удачи!
    [2] Хорошая игра!
    [3] Спасибо!
    [4] Ой!
    [5] Минутку, пожалуйста.
    [6] Это было близко!
    [7] До встречи!
    [8] Ваш ход!
    [9] Отличный ход!
    [10] Не повезло!
   *[11] Ещё партию?
}

web-take-back = Вернуть последний ход
web-leave = Отойти; за меня поиграет бот
web-return = Я вернулся
web-abandon = Предлагаю закончить без результата
web-abandon-not = Всё-таки играем дальше
web-resign = Сдаться
web-pause = Пауза
web-resume = Продолжить
web-sure-resign = Сдаться в этой игре?
web-sure-send_away = Удалить этого игрока? Его место займёт бот.
web-yes = Да
web-mute = Лишить слова
web-unmute = Вернуть слово
web-pass-host = Сделать хозяином
web-play-forced = Единственный ход делать за меня
web-standing = Когда действуют другие, а я могу ответить
web-standing-ask = всегда спрашивать
web-standing-decline_unless_aimed_at = спрашивать, только если это против меня
web-standing-decline_until_turn = не спрашивать до моего хода
web-standing-decline = никогда не спрашивать
web-keys = Клавиши: h — ваша рука вслух, b — что на столе, p — сильнейшая школа, s — счёт; Escape отменяет выбор.
web-commitment = Этим числом сервер связал себя с раздачами; после игры это может проверить каждый:

web-told-sat = За стол садится { $name }.
web-told-started = Игра начинается.
web-told-took_back = { $name }: последний ход возвращён.
web-told-taken_over = { $cause ->
    [resigned] { $name } сдаётся; дальше играет бот.
   *[other] За игрока { $name } играет бот.
}
web-told-handed_back = { $name } снова за столом.
web-told-resigned = { $name } сдаётся.
web-told-would_abandon = { $on ->
    [yes] { $name } предлагает закончить.
   *[no] { $name } хочет играть дальше.
}
web-told-muted = { $on ->
    [yes] { $name } лишается слова.
   *[no] { $name } снова может говорить.
}
web-told-paused = Хозяин стола приостанавливает игру.
web-told-resumed = Игра продолжается.
web-told-ended = Игра окончена.
web-told-rematched = Готов стол для новой игры.

web-ended-you = Вы победили!
web-ended-winners = { $count ->
    [one] Победитель: { $names }.
   *[other] Победили вместе: { $names }.
}
web-ended-nobody = Не победил никто.
web-ended-abandoned = Игра прекращена без результата.
web-ended-resigned = Остальные сдались.
web-rematch = Сыграть ещё
web-tap-again = коснитесь ещё раз, чтобы сыграть
web-not-now = сейчас нельзя
web-nothing = Ничего.
web-score = Счёт

# ---- Правила

web-rules-search = Искать в правилах
web-rules-found = { $count ->
    [0] Об этом в правилах ничего нет.
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
   *[other] Найдено { $count } правил.
}
web-rules-terms = Слова игры
