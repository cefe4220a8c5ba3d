# Веб-приложение: всё, чего не говорят игры и сервер. По-русски.

# ---- Вокруг каждой страницы

web-skip = Перейти к содержимому
web-site = Главное меню
web-language = Язык
web-settings = Настройки
web-home = На главную
web-account = Имя и учётная запись
web-credits = Авторы и лицензии
web-close = Закрыть
web-rule-link = Правило { $rule }
web-cancel = Отмена
web-save = Сохранить
web-nowhere = Такой страницы нет.
web-nowhere-more = Возможно, в адресе опечатка или страницу убрали.
web-connection-lost = Связь прервалась. Восстанавливаем; ваша партия в сохранности.
web-offline = Сервер не отвечает. Попробуйте чуть позже.
web-incomplete = Часть страницы не загрузилась.
web-load-again = Загрузить ещё раз

web-theme = Тема
web-theme-auto = как на устройстве
web-theme-light = светлая
web-theme-dark = тёмная
web-speed = Анимация
web-speed-slow = медленная
web-speed-normal = обычная
web-speed-fast = быстрая
web-speed-none = выключена
web-confirm-taps = Подтверждать ход вторым касанием
web-sound = Звук
web-notifications = Уведомлять, когда мой ход

# ---- Главная страница

web-welcome = Добро пожаловать на арену.
web-welcome-more = Три игры о гладиаторах: с друзьями или против ботов. Без регистрации и ожидания.
web-game-gorus = Кровус Максимус
web-game-gladiators = Гладиаторы
web-game-fired_up = В ударе
web-players = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
   *[other] { $from }–{ $to } игроков
}
web-play-now = Играть сейчас
web-play-friends = Играть с друзьями
web-play-bots = Настроить игру с ботами
web-play-solo = Играть в одиночку
web-first-game = Учебная партия
web-rules = Правила
web-running = Ваши партии
web-continue = Продолжить
web-public-tables = Открытые столы
web-no-public-tables = Сейчас открытых столов нет.
web-have-a-look = Посмотреть
web-finished = Сыгранные партии
web-review = Пересмотреть
web-free-seat = свободное место
web-bot = бот ({ $level })
web-bot-random = случайный
web-bot-gentle = щадящий
web-bot-easy = простой
web-bot-normal = обычный
web-bot-hard = сильный
web-stage-gathering = ждёт игроков
web-stage-playing = идёт игра
web-stage-over = сыграно

# ---- Новый стол

web-new-friends = Новый стол
web-new-friends-more = Вы получите ссылку для друзей. По ней можно сесть за стол без регистрации.
web-new-bots = Игра с ботами
web-new-bots-more = Выберите число игроков и правила. Остальные места займут боты, и партия сразу начнётся.
web-how-many = Игроков
web-how-many-solo = Вы играете по правилам одиночной игры.
web-how-many-bots = Из них ботов
web-bot-level = Уровень ботов
web-everybody-alone = без команд
web-more-options = Ещё настройки
web-as-usual = по умолчанию
web-clock = Контроль времени
web-clock-none = без ограничений
web-clock-calm = 2 минуты на ход
web-clock-brisk = 30 секунд на ход
web-clock-bank = 10 минут каждому и ещё по 10 секунд за ход
web-chat = Чат
web-chat-free = свободный
web-chat-phrases = только готовые фразы
web-chat-off = выключен
web-option-teams = Команды
# Между размерами команд: «2 на 2 на 1».
web-versus = на
web-option-target = Жетонов славы для победы
web-option-schools = Школы
web-option-schools-more = Если не выбрать, школы определит жребий. До трёх игроков — три школы, вчетвером — четыре, больше — все пять.
web-option-favour = Очки ПТ по силе
web-option-pack = Набор карт
web-option-open_history = Разрешить смотреть все сыгранные карты
web-option-turn_limit = Лимит ходов
web-option-abilities = Способности бойцов
web-option-abilities-advice = Первые партии лучше сыграть без способностей: так проще следить за боем.
web-takebacks = Разрешить брать ходы назад
web-house-rules = Домашние правила
web-house-rule = Домашнее правило
web-house-rules-count = изменено: { $count }
web-house-rules-more = Эти места правил можно понять по-разному. Боты играют так, как выберете вы, но учились на правилах по умолчанию и могут играть слабее.
web-spectators = Пускать зрителей
web-listed = Показывать стол в общем списке
web-make-table = Создать стол
web-begin = Начать

# ---- Имя и учётная запись

web-name = Ваше имя
web-name-why = Его видят другие игроки. До начала партии имя можно изменить.
web-change-name = Изменить имя
web-name-other = Имя другого игрока
web-renamed = Имя сохранено.
web-account-keep = Сохраните свои партии
web-account-why = Учётная запись не обязательна. Но с ней ваше имя и партии будут и на других ваших устройствах.
web-login = Имя пользователя
web-password = Пароль (не короче 8 знаков)
web-log-in = Войти
web-log-out = Выйти
web-make-account = Создать учётную запись
web-account-made = Учётная запись создана.
web-welcome-back = С возвращением.
web-logged-in = Вы вошли как { $login }.
web-logged-out = Вы вышли.

# ---- Благодарности

web-credits-games = Munera — неофициальный проект. Игры, их названия и рисунки принадлежат правообладателям. Названные здесь авторы, художники и издатели не участвуют в Munera и не одобряли её.
web-credits-edition = { $language ->
    [ru] «{ $title }», русское издание
   *[en] { $title }, английское издание
}
web-credits-role = { $role ->
    [concept] Замысел
    [solo] Правила одиночной игры
    [artist] Художник
    [editor] Редактор
    [publisher] Издатель
    [direction] Общее руководство
    [production] Руководство производством
    [chief-editor] Главный редактор
    [deputy-editor] Заместитель главного редактора
    [issue-editor] Выпускающий редактор
    [translator] Переводчик
    [layout] Дизайн и вёрстка
    [proofreader] Корректор
    [business] Развитие бизнеса
    [thanks] Благодарности
   *[designer] Авторы игры
}
web-credits-unnamed = В нашем экземпляре правил не названы ни автор, ни художник, ни издатель.
web-credits-icons = Значки нарисовали авторы
web-credits-fonts = Шрифты — Forum Дениса Машарова и Alegreya Sans Хуана Пабло дель Пераля, оба под лицензией SIL Open Font License.
web-credits-licence = Сама Munera — свободная программа под лицензией MIT или Apache 2.0.

# ---- За столом

web-loading = Загрузка…
web-connecting = Подключаемся к серверу…
web-table = Стол
web-table-menu = Меню стола
web-talk-and-log = Ход игры и чат
web-log = Ход игры
web-people = Игроки
web-your-turn = Ваш ход
web-you-may-respond = Можно ответить
web-turn-of = Думает { $name }
web-turn-of-several = Ждём остальных
web-to-move = ходит
web-paused = Хозяин стола поставил игру на паузу.
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
web-stand-in-resigned = партия сдана
web-standing-in = { $cause ->
    [resigned] Вы сдались. За вас доигрывает бот.
   *[other] За вас играет бот.
}

web-trouble-missing = Такого стола нет.
web-trouble-closed = Этот стол для вас закрыт.
web-trouble-deleted = Хозяин удалил этот стол.
web-trouble-quarantined = Данные этого стола повреждены, играть за ним нельзя.
web-trouble-other_rules = За этим столом играют по другой версии правил; стол ждёт сервера, который её знает.
web-trouble-storage = Сервер сейчас не может сохранять ходы. Стол ждёт, часы стоят.

web-waiting-for-players = Ждём игроков…
web-everybody-here = Все в сборе.
web-host-begins = Партию начнёт хозяин стола.
web-sit-here = Сесть сюда
web-move-here = Пересесть сюда
web-seat-bot = Посадить бота
web-fill-bots = Заполнить ботами
web-get-up = Встать
web-send-away = Удалить
web-same-device = Ещё игрок на этом устройстве?
web-same-device-more = Вы ходите по очереди; экран скрывает карты, пока следующий игрок не готов.
web-add-player = Добавить
web-invite = Пригласите друзей
web-qr = QR-код ссылки
web-link = Ссылка на этот стол
web-link-copied = Ссылка скопирована.
web-share-link = Поделиться ссылкой

web-curtain = Передайте устройство. Ходит { $name }.
web-curtain-open = Это я, { $name }

web-say = Сообщение
web-send = Отправить
web-phrases = Готовые фразы
web-words-removed = (сообщение удалено)
web-phrase = { $phrase ->
    [0] Привет!
    [1] Удачи!
    [2] Хорошая игра!
    [3] Спасибо!
    [4] Ой!
    [5] Минутку, пожалуйста.
    [6] Ещё бы чуть-чуть!
    [7] До встречи!
    [8] Ваш ход!
    [9] Отличный ход!
    [10] Не повезло!
   *[11] Ещё партию?
}

web-take-back = Взять последний ход назад
web-take-back-not = { $why ->
    [forbidden] За этим столом ходы назад не берут.
    [paused] Пока игра на паузе, взять ход назад нельзя.
    [bot] За вас играет бот: чтобы взять ход назад, сначала вернитесь за стол.
   *[seen] Ход можно взять назад, только пока не открыта новая карта, не брошены кубики и не сходил другой игрок.
}
web-leave = Отойти (за меня сыграет бот)
web-return = Я снова здесь
web-abandon = Предложить закончить без результата
web-abandon-not = Отозвать предложение закончить
web-resign = Сдаться
web-pause = Пауза
web-resume = Продолжить
web-sure-resign = Сдаться в этой партии?
web-sure-send_away = Удалить этого игрока? Его место займёт бот.
web-yes = Да
web-mute = Отключить чат
web-unmute = Включить чат
web-pass-host = Сделать хозяином
web-play-forced = Делать за меня единственный возможный ход
web-standing = Когда я могу ответить
web-standing-ask = всегда спрашивать
web-standing-decline_unless_aimed_at = спрашивать, только если цель — я
web-standing-decline_until_turn = не спрашивать до моего хода
web-standing-decline = никогда не спрашивать
# $extra has the keys of one game only, or "none".
web-keys = Клавиши: Tab — к следующему ряду, стрелки — вдоль ряда, цифры от 1 до 9 и 0 — выбор; вслух: h — ваша рука, b — стол, s — счёт{ $extra ->
    [none] {""}
   *[other] , { $extra }
}; Escape отменяет выбор.
web-commitment = Этим числом сервер закрепил раздачи; после партии их может проверить каждый:

web-told-sat = { $who ->
    [you] Вы садитесь за стол.
   *[seat] { $name } садится за стол.
}
web-told-started = Партия начинается.
web-told-took_back = { $who ->
    [you] Вы берёте последний ход назад.
   *[seat] { $name } берёт последний ход назад.
}
web-told-taken_over = { $cause ->
    [resigned] { $who ->
        [you] Вы сдаётесь; дальше играет бот.
       *[seat] { $name } сдаётся; дальше играет бот.
    }
   *[other] { $who ->
        [you] За вас играет бот.
       *[seat] { $name }: теперь играет бот.
    }
}
web-told-handed_back = { $who ->
    [you] Вы снова за столом.
   *[seat] { $name } снова за столом.
}
web-told-out_of_time = { $who ->
    [you] Ваше время вышло: этот ход за вас делает бот.
   *[seat] { $name }: время вышло, этот ход делает бот.
}
web-told-resigned = { $who ->
    [you] Вы сдаётесь.
   *[seat] { $name } сдаётся.
}
web-told-would_abandon = { $on ->
    [yes] { $who ->
        [you] Вы предлагаете закончить без результата.
       *[seat] { $name } предлагает закончить без результата.
    }
   *[no] { $who ->
        [you] Вы отзываете предложение закончить.
       *[seat] { $name } отзывает предложение закончить.
    }
}
web-told-muted = { $on ->
    [yes] { $who ->
        [you] Хозяин стола отключил вам чат.
       *[seat] { $name } больше не может писать в чат: так решил хозяин стола.
    }
   *[no] { $who ->
        [you] Вы снова можете писать в чат.
       *[seat] { $name } снова может писать в чат.
    }
}
web-told-paused = Хозяин стола ставит игру на паузу.
web-told-resumed = Игра продолжается.
web-told-ended = Партия окончена.
web-told-rematched = Стол для реванша готов.

web-ended-winners = { $who ->
    [you] Вы победили!
    [several] Победили { $name }.
    [several-with-you] Вы победили, и вместе с вами — { $name }!
   *[seat] Победитель — { $name }.
}
web-ended-nobody = Никто из игроков не победил.
web-ended-abandoned = Партия прекращена без результата.
web-ended-resigned = { $who ->
    [you] Вы сдались.
    [several] Сдались { $name }.
    [several-with-you] Сдались вы, а также { $name }.
   *[seat] Партию сдаёт { $name }.
}
web-rematch = Сыграть ещё
web-tap-again = коснитесь ещё раз, чтобы сыграть
web-not-now = сейчас нельзя
web-nothing = ничего
web-score = Счёт

# ---- Правила

web-rules-search = Искать в правилах
web-rules-found = { $count ->
    [0] Ничего не найдено.
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
   *[other] Найдено { $count } правил.
}
web-rules-terms = Глоссарий
