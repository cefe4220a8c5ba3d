# Оконченные игры в веб-приложении: просмотр и проверка раздач. По-русски.

# ---- Просмотр игры

web-replay = Запись партии
web-replay-watch = Посмотреть запись
web-replay-none = Здесь нет записи партии.
web-replay-none-more = Возможно, партия ещё идёт: посмотреть её можно, когда она закончится. Или ссылка неполная.
web-replay-to-table = К столу
web-replay-breaks-off = Здесь запись обрывается.

web-replay-share = Поделиться моментом
web-replay-link = Ссылка на этот момент
web-replay-download = Скачать

web-replay-player = Управление просмотром
web-replay-scrub = Место в партии
web-replay-step = Шаг { $step } из { $total }
web-replay-first = В начало
web-replay-last = В конец
web-replay-back = На шаг назад
web-replay-forward = На шаг вперёд
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-previous-gorus = Предыдущий бой
web-replay-next-gorus = Следующий бой
web-replay-previous-gladiators = Предыдущий ход
web-replay-next-gladiators = Следующий ход
web-replay-previous-fired_up = Предыдущий ход
web-replay-next-fired_up = Следующий ход
web-replay-speed = Скорость
web-replay-speed-slow = ½×
web-replay-speed-normal = 1×
web-replay-speed-fast = 2×

web-replay-moves = Ход игры
web-replay-coming = Шаги { $from }–{ $to } …
web-replay-start = Игроки за столом.
web-replay-quiet = { $name } не отвечает.

web-replay-hands = Карты всех игроков
web-replay-empty-hand = Карт на руках нет.
web-replay-kept = оставлена
web-replay-bet = { $bet }: { $fighter }, с раунда { $round }

# ---- Проверка раздач

web-check = Проверить раздачи
web-check-title = Честны ли раздачи?
web-check-running = Ваш браузер раздаёт всю партию заново…

web-check-fair = Раздачи честные.
web-check-fair-more = Ваш браузер сам заново вытянул каждую карту и бросил каждый кубик — и получилась та же партия.
web-check-unfair = Что-то не сходится.
web-check-unfair-more = Эта партия не следует из своих чисел. Расхождения перечислены ниже.
web-check-from_seed = Раздачи соответствуют своему числу.
web-check-from_seed-more = Но сервер не закрепил это число заранее, поэтому неизвестно, кто его выбрал.
web-check-uncheckable = Эту партию проверить нельзя.

web-check-mark-holds = Верно:
web-check-mark-fails = Неверно:
web-check-mark-unknown = Неизвестно:

web-check-elsewhere = Эту запись загрузили сюда: играли за столом { $table }.
web-check-commitment = Сервер сдержал слово: раскрытое секретное число — то самое, которое он закрепил до игры.
web-check-commitment-broken = Сервер нарушил слово: раскрытое секретное число — не то, которое он закрепил до игры.
web-check-announced = Это то же обязательство, которое этот браузер видел до игры.
web-check-announced-other = Это не то обязательство, которое этот браузер видел до игры.
web-check-announced-unknown = Этого браузера за столом не было, и он не знает, какое обязательство там показали до игры.
web-check-seed-own = { $count ->
    [1] Ваше число учтено, а своё сервер закрепил раньше, чем узнал ваше.
   *[other] { $name }: число из этого браузера учтено.
}
web-check-seed-other = { $count ->
    [1] Для вашего места учтено не то число, которое дал этот браузер.
   *[other] { $name }: учтено не то число, которое дал этот браузер.
}
web-check-seed-none = { $count ->
    [1] Этот браузер дал число для вашего места, но его не учли.
   *[other] { $name }: этот браузер дал число, но его не учли.
}
web-check-seed-unknown = Для этой партии этот браузер своего числа не давал.
web-check-chance = Все случайные события следуют из этих чисел: { $counted }.
web-check-chance-broken = { $total ->
    [1] Случайное событие не следует из чисел.
   *[other] Не следуют из чисел: { $count } из { $total } случайных событий.
}
web-check-count-deal = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[other] { $count } раздач
}
web-check-count-shuffle = { $count ->
    [one] { $count } колода перетасована
    [few] { $count } колоды перетасованы
   *[other] { $count } колод перетасовано
}
web-check-count-roll = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[other] { $count } бросков
}
web-check-misfit = Шаг { $step }
web-check-misfit-seeds = По числам
web-check-misfit-record = В партии
web-check-misfit-nothing = такого события нет
web-check-misfits-more = и ещё { $count }.
web-check-contributors = Игроки, добавившие числа: { $names }.
web-check-no-contributors = Никто из игроков числа не добавил: число для раздач выбрал один сервер.

web-check-proves = Что это доказывает?
web-check-proves-how = До игры сервер показывает отпечаток своего секретного числа и с этого мгновения не может его подменить. Затем браузер каждого игрока добавляет своё число. Все карты и кубики следуют из этих чисел вместе; когда партия окончена, числа раскрывают, и раздать её заново может каждый.
web-check-proves-not = Это доказывает, что сервер не мог ни подменить карты, ни выбрать их сам. Это не доказывает, что карты остались в тайне: владелец сервера мог их прочесть. А владелец, который играет сам, знает число сервера и мог подбирать число для своего места или открывать новые столы, пока карты ему не понравятся. Если на кону больше, чем честь, играйте на сервере, владелец которого не играет.
web-check-proves-tools = Сколько кубиков брошено и какие карты перетасованы, эта проверка берёт из записи. «munera verify» на вашем компьютере проверит по правилам и это.
web-check-numbers = Числа
web-check-number-commitment = Обязательство (хеш, показанный до игры)
web-check-number-computed = Оно же, вычисленное вашим браузером
web-check-number-server = Секретное число сервера
web-check-number-seat = Число игрока: { $name }
web-check-number-game = Число, из которого раздана партия
web-check-events = { $count ->
    [one] Все случайные события: { $count }
   *[other] Все случайные события: { $count }
}

web-check-obstacle-no_record = Сервер прислал не запись партии.
web-check-obstacle-header = Из записи неясно, во что играли.
web-check-obstacle-pack = В партии использован набор карт, которого на сервере больше нет.
web-check-obstacle-no_seed = В записи нет числа, из которого раздавали.
web-check-obstacle-sealed = Сервер не раскрыл своё число.
web-check-obstacle-missing_tag = В записи не хватает: { $tag }.
web-check-obstacle-bad_tag = В записи неверно написано: { $tag }.
web-check-obstacle-position = Партия началась не с раздачи, а с готовой позиции.
