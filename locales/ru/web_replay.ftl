# Оконченные игры в веб-приложении: просмотр и проверка раздач. По-русски.

# ---- Просмотр игры

web-replay = Запись игры
web-replay-watch = Посмотреть запись
web-replay-none = Здесь нет записи игры.
web-replay-none-more = Возможно, игра ещё идёт: пересмотреть её можно, когда она закончится. Или в ссылке потерялась буква.
web-replay-to-table = К столу
web-replay-breaks-off = Здесь запись обрывается.

web-replay-share = Поделиться моментом
web-replay-link = Ссылка на этот момент
web-replay-download = Скачать

web-replay-player = Проигрыватель
web-replay-scrub = Место в игре
web-replay-step = Шаг { $step } из { $total }
web-replay-first = В начало
web-replay-last = В конец
web-replay-back = На шаг назад
web-replay-forward = На шаг вперёд
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-previous-gorus = К прошлому бою
web-replay-next-gorus = К следующему бою
web-replay-previous-gladiators = К прошлому ходу
web-replay-next-gladiators = К следующему ходу
web-replay-previous-fired_up = К прошлому ходу
web-replay-next-fired_up = К следующему ходу
web-replay-speed = Скорость
web-replay-speed-slow = ½×
web-replay-speed-normal = 1×
web-replay-speed-fast = 2×

web-replay-moves = Что произошло
web-replay-coming = Шаги { $from }–{ $to } …
web-replay-start = Все за столом.
web-replay-quiet = { $name } не вмешивается.

web-replay-hands = Карты всех игроков
web-replay-empty-hand = Карт на руках нет.
web-replay-kept = оставлена
web-replay-bet = { $bet }: { $fighter }, с раунда { $round }

# ---- Проверка раздач

web-check = Проверить раздачи
web-check-title = Честны ли раздачи?
web-check-running = Ваш браузер раздаёт всю игру заново …

web-check-fair = Раздачи честные.
web-check-fair-more = Ваш браузер сам заново вытянул каждую карту и бросил каждый кубик — и получилась та же игра.
web-check-unfair = Что-то не сходится.
web-check-unfair-more = Эта игра — не та, что следует из её чисел. Ниже сказано, что именно отличается.
web-check-from_seed = Раздачи соответствуют своему числу.
web-check-from_seed-more = Но этим числом никто не был связан заранее, так что о том, кто его выбрал, оно ничего не доказывает.
web-check-uncheckable = Эту игру проверить нельзя.

web-check-mark-holds = Верно:
web-check-mark-fails = Неверно:
web-check-mark-unknown = Неизвестно:

web-check-elsewhere = Эту запись сюда передали: играли за столом { $table }.
web-check-commitment = Сервер сдержал слово: открытое теперь секретное число — то самое, которым он связал себя до игры.
web-check-commitment-broken = Сервер нарушил слово: открытое теперь секретное число — не то, которым он связал себя до игры.
web-check-announced = Это то самое обещание, которое этот браузер видел до игры.
web-check-announced-other = Это не то обещание, которое этот браузер видел до игры.
web-check-announced-unknown = Этого браузера за столом не было, и он не знает, что там обещали до игры.
web-check-seed-own = { $count ->
    [1] Ваше собственное число участвовало, а сервер связал себя раньше, чем узнал его.
   *[other] { $name }: число из этого браузера участвовало.
}
web-check-seed-other = { $count ->
    [1] На вашем месте участвовало не то число, которое дал этот браузер.
   *[other] { $name }: участвовало не то число, которое дал этот браузер.
}
web-check-seed-none = { $count ->
    [1] Этот браузер дал число для вашего места, но оно не участвовало.
   *[other] { $name }: этот браузер дал число, но оно не участвовало.
}
web-check-seed-unknown = Своего числа этот браузер в эту игру не давал.
web-check-chance = Всё, что решил случай, следует из этих чисел: { $counted }.
web-check-chance-broken = { $total ->
    [1] Случай решил не то, что следует из чисел.
   *[other] Не следует из чисел: { $count } из { $total } решений случая.
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
web-check-misfit-seeds = Из чисел следует
web-check-misfit-record = В игре было
web-check-misfit-nothing = ничего подобного
web-check-misfits-more = и ещё { $count }.
web-check-contributors = Игроки, добавившие числа: { $names }.
web-check-no-contributors = Никто из игроков числа не добавил: откуда раздавать игру, решил один сервер.

web-check-proves = Что это доказывает?
web-check-proves-how = До игры сервер показывает отпечаток своего секретного числа и с этого мгновения не может его подменить. Затем браузер каждого игрока добавляет своё число. Все карты и кубики следуют из этих чисел вместе; когда игра окончена, числа открываются, и раздать её заново может каждый.
web-check-proves-not = Это доказывает, что сервер не мог ни подменить карты, ни выбрать их сам. Это не доказывает, что никто не подглядывал: тот, у кого стоит сервер, мог прочесть карты. А хозяин сервера, который играет сам, знает его число и мог подбирать число для своего места или открывать новые столы, пока карты ему не понравятся. Если на кону больше, чем честь, играйте там, где хозяин не играет.
web-check-proves-tools = Сколько кубиков брошено и какие карты перетасованы, эта проверка берёт из записи. «munera verify» на вашей машине проверит по правилам и это.
web-check-numbers = Числа
web-check-number-commitment = Обещание (хеш, показанный до игры)
web-check-number-computed = Оно же, вычисленное вашим браузером
web-check-number-server = Секретное число сервера
web-check-number-seat = Число игрока: { $name }
web-check-number-game = Число, из которого раздана игра
web-check-events = { $count ->
    [one] Всё, что решил случай: { $count } событие
    [few] Всё, что решил случай: { $count } события
   *[other] Всё, что решил случай: { $count } событий
}

web-check-obstacle-no_record = Сервер прислал не запись игры.
web-check-obstacle-header = Из записи неясно, во что играли.
web-check-obstacle-pack = Играли особыми картами, а у сервера их в том виде больше нет.
web-check-obstacle-no_seed = В записи нет числа, из которого раздавали.
web-check-obstacle-sealed = Сервер не открыл своё число.
web-check-obstacle-missing_tag = В записи чего-то не хватает: { $tag }.
web-check-obstacle-bad_tag = Что-то в записи написано не так, как должно: { $tag }.
web-check-obstacle-position = Игра началась с карт, которых никто не раздавал.
