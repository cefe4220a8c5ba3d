# Gladiators in Russian. There is no Russian edition: the terms are our own translation.

game-gladiators = Гладиаторы

# ---- The traits, by their letters

gladiators-trait-name = { $trait ->
    [S] Скорость
    [A] Атака
    [D] Защита
   *[H] Здоровье
}

# ---- Terms, each with its meaning

gladiators-term-trait = качество
    .meaning = то, чем силён гладиатор: Скорость, Атака, Защита или Здоровье; каждая карта относится к одному из них
gladiators-term-deck = колода качества
    .meaning = карты одного качества рубашкой вверх; из неё открывают и берут карты
gladiators-term-pile = стопка качества
    .meaning = открытые карты одного качества перед игроком; считается верхняя
gladiators-term-power = сила
    .meaning = число на карте, от 1 до 13; верхняя карта стопки и есть сила этого качества
gladiators-term-effective = действующая сила
    .meaning = то, что считается в бою: напечатанная сила или 14 при Натиске
gladiators-term-history = сброс под картой
    .meaning = карты, которые накрыты другими картами
gladiators-term-focus = Сосредоточение
    .meaning = действие: открыть верхнюю карту колоды и положить на своё качество
gladiators-term-attack = Атака
    .meaning = действие: ранить соперника, который не быстрее вас и чья Защита ниже вашей Атаки
gladiators-term-gambit = Гамбит
    .meaning = действие: разбить пару, отдать одну её карту сопернику, открыть оба качества заново и взять карту
gladiators-term-recover = Восстановление
    .meaning = действие: разбить пару, в которой есть ваше Здоровье, залечить все раны, открыть оба качества заново и взять карту
gladiators-term-response = ответ
    .meaning = карта, которую кладут на своё качество, когда другой игрок объявил действие, но оно ещё не произошло
gladiators-term-dodge = уклонение
    .meaning = когда атака доходит до цели, цель быстрее нападающего
gladiators-term-block = блок
    .meaning = когда атака доходит до цели, Защита цели не меньше Атаки нападающего
gladiators-term-wounds = раны
    .meaning = след атак; они копятся, и тот, кого ранили и у кого ран не меньше, чем Здоровья, выбывает
gladiators-term-pair = пара
    .meaning = два ваших качества с одинаковой напечатанной силой
gladiators-term-onslaught = Натиск
    .meaning = три ваших качества с одинаковой напечатанной силой: пока они совпадают, каждое считается за 14
gladiators-term-victory = Победа
    .meaning = четыре качества с одинаковой напечатанной силой: партия тут же выиграна
gladiators-term-restock = пополнение
    .meaning = в опустевшую колоду замешивают весь сброс её качества
gladiators-term-turn-limit = лимит ходов
    .meaning = уговор закончить после определённого числа ходов; выигрывает игрок, у которого осталось больше здоровья

# ---- The rules, section by section

gladiators-section-1 = Карты
gladiators-section-2 = Начало партии
gladiators-section-3 = Ход
gladiators-section-4 = Действия
gladiators-section-5 = Колоды и выбывшие
gladiators-section-6 = Сочетания
gladiators-section-7 = По договорённости

rule-D1-1 = Качеств четыре: Скорость (S), Атака (A), Защита (D) и Здоровье (H). У каждого тринадцать карт, по одной каждой силы от 1 до 13. Карту записывают буквой качества и силой: S7, H13.
    .title = качества и сила
rule-D1-2 = У каждого качества своя закрытая колода. Перед каждым игроком лежат четыре открытые стопки, по одной на качество, и считается только верхняя карта. Всё, что под ней, — сброс; просматривать его можно, только если за столом так договорились.
    .title = колоды, стопки, сброс
rule-D1-3 = В бою считается действующая сила: та, что напечатана на карте, если её не поднимает Натиск.
    .title = действующая сила
rule-D2-1 = Играют от двух до четырёх человек. Четыре колоды тасуют, и каждый открывает по карте из каждой.
    .title = раскладка
rule-D2-2 = Первым ходит тот, у кого действующая Скорость ниже всех; если из-за Натиска она у двоих равна — тот, у кого ниже напечатанная. Дальше ходят по часовой стрелке.
    .title = кто начинает
rule-D2-3 = До первого хода все, начиная с первого игрока, набирают руку: столько карт, сколько игроков, из любых колод, но не больше одной карты каждого качества. Сначала всю руку берёт один, потом следующий. Из какой колоды взята карта, видят все; саму карту — только тот, кто взял.
    .title = первая рука
rule-D2-4 = Если уже при раскладке у игрока четыре одинаковые силы, он сразу выигрывает; если таких несколько, выигрывает первый по очереди хода.
    .title = Победа при раскладке
rule-D3-1 = В начале хода можно сыграть одну карту с руки на своё качество. На это не отвечают.
    .title = сначала карта
rule-D3-2 = Затем нужно выполнить ровно одно действие: Сосредоточение, Атаку, Гамбит или Восстановление. Сосредоточение возможно всегда, поэтому пасовать в свой ход нельзя.
    .title = одно действие
rule-D3-3 = Действие объявляют полностью. Затем всех остальных живых игроков по часовой стрелке спрашивают по одному разу: каждый может ответить одной картой с руки, положив её на своё качество, или спасовать. Сам действующий не отвечает.
    .title = ответы
rule-D3-4 = Когда спросили всех, действие происходит, и ход переходит по часовой стрелке к следующему живому игроку.
    .title = ход переходит
rule-D3-5 = Ходит только тот, кого спросили, и только картами со своей руки.
    .title = когда и чем
rule-D4-1 = Сосредоточение: назовите качество, откройте верхнюю карту его колоды и положите на свою стопку, какой бы карта ни была.
    .title = Сосредоточение
rule-D4-2 = Атака: назовите соперника, чья Скорость не выше вашей, а Защита ниже вашей Атаки. После ответов цель уклоняется, если её Скорость стала выше; блокирует, если её Защита стала не меньше вашей Атаки; иначе получает столько ран, какова разница. В любом случае это было ваше действие.
    .title = Атака
rule-D4-3 = Раны складываются. Выбывает игрок, который только что получил рану и у которого ран стало не меньше действующего Здоровья. Одна лишь смена Здоровья никого не выводит из игры.
    .title = раны
rule-D4-4 = Гамбит: назовите соперника, два своих качества с одинаковой напечатанной силой и то из них, которое отдаёте. После ответов эта карта ложится на стопку соперника того же качества. Затем вы открываете новую карту на это качество, потом на второе и берёте карту. То, что обнажилось на мгновение, не считается.
    .title = Гамбит
rule-D4-5 = Восстановление: ваше Здоровье и ещё одно качество должны показывать одинаковую напечатанную силу. После ответов все ваши раны исчезают; затем вы открываете новую карту на Здоровье, потом на второе качество и берёте карту. Можно и без ран.
    .title = Восстановление
rule-D4-6 = Берите верхнюю карту той колоды, чьего качества у вас на руке нет; какой именно, решаете вы. Если взять можно, взять нужно; если на руке все четыре качества, карту не берут.
    .title = взять карту
rule-D5-1 = Как только из колоды ушла последняя карта, на стол или на руку, весь сброс этого качества тасуют, и он становится колодой. До этого проверяют только Победу.
    .title = пополнение
rule-D5-2 = Стопки выбывшего игрока становятся сбросом, и его рука тоже, не открываясь. Ни одна карта из игры не уходит.
    .title = выбывшие
rule-D5-3 = Выигрывает игрок, который остался на арене последним.
    .title = последний на арене
rule-D6-1 = Натиск: пока три ваших качества показывают одинаковую напечатанную силу, каждое из них считается за 14. Для пар и для Победы они остаются такими, как напечатаны.
    .title = Натиск
rule-D6-2 = Победа: игрок с четырьмя одинаковыми напечатанными силами сразу выигрывает — и в свой ход, и в ответ на чужой. Если таких несколько, решает очередь хода, считая от действующего игрока.
    .title = Победа
rule-D7-1 = За столом можно договориться о лимите ходов; ход каждого игрока считается отдельно. Когда лимит достигнут, выигрывает живой игрок, у которого осталось больше здоровья: действующее Здоровье минус раны. При равенстве победу делят.
    .title = лимит ходов
rule-D7-2 = Там, где книгу можно понять по-разному, игроки могут до начала партии договориться о домашнем правиле. Каждое домашнее правило меняет только то правило, на которое ссылается.
    .title = домашние правила

# ---- Why something is refused. $to is "player" for the player who tried it, "reader" for a third person.

gladiators-refusal-no-such-seat = За этим столом нет места { $seat }.
gladiators-refusal-not-asked = Сейчас решает игрок { $seat }.
gladiators-refusal-not-set-up = Карты ещё не разложены.
gladiators-refusal-restock-due = Сначала нужно пополнить колоду «{ gladiators-trait-name }».
gladiators-refusal-game-over = Партия окончена.
gladiators-refusal-not-in-hand = { $to ->
    [player] Карты { $card } у вас на руке нет, а играть можно только свои карты.
   *[reader] Карты { $card } на руке у этого игрока нет.
}
gladiators-refusal-draw-first = До первого хода нужно набрать руку.
gladiators-refusal-must-draw = { $to ->
    [player] После Гамбита или Восстановления сначала возьмите карту.
   *[reader] После Гамбита или Восстановления игрок сначала берёт карту.
}
gladiators-refusal-held-already = { $to ->
    [player] Карта качества «{ gladiators-trait-name }» у вас уже есть, а двух карт одного качества на руке не бывает.
   *[reader] Карта качества «{ gladiators-trait-name }» у этого игрока уже есть, а двух карт одного качества на руке не бывает.
}
gladiators-refusal-holds-one = { $to ->
    [player] Карта качества «{ gladiators-trait-name }» у вас уже есть: возьмите карту качества, которого на руке нет.
   *[reader] Карта качества «{ gladiators-trait-name }» у этого игрока уже есть: берут карту качества, которого на руке нет.
}
gladiators-refusal-no-card-left = Колода «{ gladiators-trait-name }» пуста, и за этим столом её пополняют, только чтобы открыть карту: возьмите карту из другой колоды.
gladiators-refusal-no-draw-now = Карты берут только до первого хода и после Гамбита или Восстановления.
gladiators-refusal-played-already = { $to ->
    [player] В этот ход вы уже сыграли карту, вторую нельзя.
   *[reader] В этот ход игрок уже сыграл карту, вторую нельзя.
}
gladiators-refusal-must-act = { $to ->
    [player] В свой ход пасовать нельзя: Сосредоточение возможно всегда.
   *[reader] В свой ход игрок не пасует: Сосредоточение возможно всегда.
}
gladiators-refusal-nothing-to-answer = { $to ->
    [player] Сейчас ваш собственный ход: отвечать не на что.
   *[reader] Этому игроку отвечать не на что.
}
gladiators-refusal-respond-or-pass = { $to ->
    [player] Объявлено чужое действие: на него можно ответить картой или спасовать.
   *[reader] На объявленное действие можно только ответить картой или спасовать.
}
gladiators-refusal-absent = На месте { $seat } никто не сидит.
gladiators-refusal-attack-oneself = { $to ->
    [player] Себя атаковать нельзя.
   *[reader] Игрок не может атаковать себя.
}
gladiators-refusal-gambit-oneself = { $to ->
    [player] В Гамбите карту отдают сопернику, а не себе.
   *[reader] В Гамбите карту отдают сопернику, а не самому себе.
}
gladiators-refusal-fallen = Игрок { $seat } уже выбыл.
gladiators-refusal-too-slow = { $to ->
    [player] Игрок { $seat } быстрее вас.
   *[reader] Игрок { $seat } быстрее нападающего.
}
gladiators-refusal-too-weak = { $to ->
    [player] Ваша Атака не выше, чем Защита игрока { $seat }.
   *[reader] Атака нападающего не выше, чем Защита игрока { $seat }.
}
gladiators-refusal-no-pair = { $to ->
    [player] Сила ваших качеств { $pair } не совпадает.
   *[reader] Сила качеств { $pair } у этого игрока не совпадает.
}
gladiators-refusal-not-of-pair = { gladiators-trait-name } не входит в эту пару, поэтому отдать такую карту нельзя.
gladiators-refusal-no-pair-with-health = { $to ->
    [player] { gladiators-trait-name } и Здоровье у вас не совпадают по силе.
   *[reader] { gladiators-trait-name } и Здоровье у этого игрока не совпадают по силе.
}
gladiators-refusal-health-alone = Здоровью нужна пара — другое качество.
gladiators-refusal-set-up-already = Карты уже разложены.
gladiators-refusal-wrong-deck = Карта { $card } лежит в колоде другого качества.
gladiators-refusal-deck-size = В колоде «{ gladiators-trait-name }» не тринадцать карт.
gladiators-refusal-twice = Карта { $card } лежит в колоде дважды.
gladiators-refusal-not-empty = Колода «{ gladiators-trait-name }» не пуста, поэтому её не пополняют.
gladiators-refusal-no-flip-due = За этим столом колоду «{ gladiators-trait-name }» пополняют, только когда из неё нужно открыть карту.
gladiators-refusal-not-the-histories = Новая колода «{ gladiators-trait-name }» составлена не из сброса этого качества.

# ---- Why options are impossible

gladiators-option-players = Играть могут от двух до четырёх человек.
gladiators-option-turn-limit = Лимит ходов — число от 1 до { $highest }.

# ---- Why a position is impossible

gladiators-position-seat-count = В позиции для каждого игрока должно быть ровно по одной записи.
gladiators-position-twice = Карта { $card } лежит сразу в двух местах.
gladiators-position-missing = Карты { $card } не хватает.
gladiators-position-wrong-deck = Карта { $card } лежит в колоде другого качества.
gladiators-position-empty-deck = Колода «{ gladiators-trait-name }» пуста, а её следовало пополнить.
gladiators-position-tops = У игрока { $seat } открыто не по одной карте каждого качества.
gladiators-position-hand = У игрока { $seat } на руке две карты одного качества.
gladiators-position-fallen = Игрок { $seat } выбыл, но карты у него остались.
gladiators-position-alive = В живых меньше двух игроков.
gladiators-position-turn = Ходить должен живой игрок.
gladiators-position-victory = Игрок { $seat } уже победил.
gladiators-position-wounds = Игрок { $seat } не мог пережить столько ран.

# ---- What can be typed. `.words` are all words that mean the same; the English ones always work too.

gladiators-verb-draw = взять
    .words = взять беру
gladiators-verb-play = сыграть
    .words = сыграть играть
gladiators-verb-focus = сосредоточение
    .words = сосредоточение сосредоточиться фокус
gladiators-verb-attack = атака
    .words = атака атаковать атакую
gladiators-verb-gambit = гамбит
    .words = гамбит отдать
gladiators-verb-recover = восстановление
    .words = восстановление восстановиться лечение
gladiators-verb-respond = ответить
    .words = ответить ответ отвечаю
gladiators-verb-pass = пас
    .words = пас пасую

gladiators-help-moves = В свой ход: «сыграть S7» — сначала, если хотите, положить карту; затем «сосредоточение A», «атака 2», «гамбит 2 SA S» (соперник, пара, какую карту отдаёте) или «восстановление A» (с чем в паре Здоровье). В чужой ход: «ответить D9» или «пас». Взять карту: «взять S».
gladiators-help-short = Хватит и начала слова («сос A», «ата 2»). Вместо номера годится имя («атака брут»), вместо латинской буквы — начало русского слова: С или «скорость», А или «атака», «за» — защита, «зд» — здоровье. Карту можно ввести одну (S7 — сыграть её или ответить ею), а то, что и так ясно, пропустить («атака», если цель одна). «пас дальше» — пасовать до своего хода, пока действие не направлено против вас.
gladiators-help-marks = «=» отмечает качества пары, «★14» — Натиск. Раны стоят рядом со Здоровьем: при «4 из 9» хватит ещё пяти, а «!» предупреждает, что хватит любой раны.
gladiators-command-table = ещё раз показать стол и что можно сделать (или просто нажмите Enter)
gladiators-command-score = сколько здоровья осталось у каждого
gladiators-command-history = что лежит под картами, если за этим столом можно смотреть
gladiators-command-hint = что на вашем месте сделал бы сильный бот
gladiators-command-rule = одно правило: «правило D4.2»
gladiators-command-examples = двенадцать примеров; «примеры 3» — третий из них

gladiators-unknown-command = «{ $text }» — не ход и не команда. Список команд: «{ command-help }».
gladiators-no-such-player = Игрока «{ $text }» здесь нет.
gladiators-which = Что именно: { $moves }?
gladiators-no-pair-now = У вас нет пары, а Гамбит разбивает пару (D4.4).
gladiators-no-pair-with-health-now = Ни одно качество не совпадает с вашим Здоровьем, а Восстановлению нужна такая пара (D4.5).
gladiators-refused = Правило { $rule } запрещает ход «{ $move }».
gladiators-compared = У вас Скорость { $speed } и Атака { $attack }; { $name }: Скорость { $quickness } и Защита { $defense }.
gladiators-legal = Можно:
gladiators-hint = Бот выбрал бы «{ $move }».

# ---- The table in the terminal

gladiators-welcome-aim = Выстойте дольше всех — или соберите четыре одинаковые силы.
gladiators-welcome-limit = { $limit ->
    [one] Партия закончится не позже чем через { $limit } ход.
    [few] Партия закончится не позже чем через { $limit } хода.
   *[many] Партия закончится не позже чем через { $limit } ходов.
}
gladiators-welcome-open-history = Сброс под картами можно просматривать.
gladiators-welcome-help = Вводите то, что хотите сделать, как показано в списке. Всё остальное — «{ command-help }».

gladiators-turn = Ход { $turn }
gladiators-turn-of = Ход { $turn } из { $limit }
gladiators-whose-turn = { $who ->
    [you] ваш
   *[seat] { $name }
}
gladiators-label-wounds = раны
gladiators-label-held = на руке
gladiators-label-decks = Колоды
gladiators-label-hands = На руках:
gladiators-wounds-of = { $wounds } из { $health }
gladiators-has-fallen = вне боя
gladiators-score-left = осталось { $left }
gladiators-history-title = Под картами
gladiators-history-nothing = пусто
gladiators-history-closed = За этим столом сброс не просматривают (D1.2). С «--open-history» можно начать партию, где это разрешено.

gladiators-prompt-turn = Ваш ход
gladiators-prompt-action = Ваше действие
gladiators-prompt-response = Ответ или пас
gladiators-prompt-draw = Взять
gladiators-prompt-watch = Enter — смотреть дальше

gladiators-menu-play = Сначала, если хотите, одна карта:
gladiators-menu-act = Затем одно действие:
gladiators-menu-act-now = Одно действие:
gladiators-menu-focus = открыть верхнюю карту колоды и положить на это качество
gladiators-menu-no-attack = атаковать некого:
gladiators-too-quick = { $name } быстрее ({ $theirs } > { $own })
gladiators-too-tough = { $name } заблокирует удар ({ $theirs } ≥ { $own })
gladiators-menu-gambit = кому отдать { $card }: { $targets }
gladiators-menu-recover = { $wounds ->
    [0] лечить нечего
    [one] лечит { $wounds } рану
    [few] лечит { $wounds } раны
   *[many] лечит { $wounds } ран
}
gladiators-menu-then-draw = затем новые { $traits } и карта
gladiators-menu-then-attack = затем атака, цель — { $name }: { $prospect }
gladiators-menu-respond = Можно ответить одной картой:
gladiators-menu-respond-aside = На эту атаку ваши карты не влияют, но одну сыграть можно:
gladiators-menu-pass = не отвечать
gladiators-menu-pass-on = «пас дальше» — до вашего хода
gladiators-if-nobody = Без ответа: { $prospect }.
gladiators-covered = её тут же накроет { $card }
gladiators-question-draw = { $count ->
    [one] Возьмите карту из одной из этих колод:
    [few] Возьмите { $count } карты из разных колод:
   *[many] Возьмите { $count } карт из разных колод:
}
gladiators-question-draw-many = Можно ввести сразу несколько букв: { $letters }.

gladiators-change-power = { gladiators-trait-name } { $before } → { $after }
gladiators-change-onslaught = Натиск { $traits }: по 14
gladiators-change-broken = Натиск потерян
gladiators-change-pair = пара { $pair }
gladiators-change-victory = четыре одинаковых: победа сразу

gladiators-prospect-wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
} ({ $total } из { $health })
gladiators-prospect-fells = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}, { $who ->
    [you] и вы выбываете
   *[seat] и { $name } выбывает
}
gladiators-prospect-dodged = уклонение от атаки
gladiators-prospect-blocked = удар заблокирован
gladiators-prospect-wins = вы выиграете партию
gladiators-prospect-loses = { $name } выиграет партию
gladiators-prospect-same = на эту атаку не влияет

# What a player does, to be read after the name.
gladiators-deed-play = { $who ->
    [you] играете
   *[seat] играет
} { $card }
gladiators-deed-focus = { $who ->
    [you] выбираете
   *[seat] выбирает
} Сосредоточение: { gladiators-trait-name }
gladiators-deed-attack = { $who ->
    [you] атакуете
   *[seat] атакует
}, цель — { $target }
gladiators-deed-gambit = { $who ->
    [you] объявляете
   *[seat] объявляет
} Гамбит: { $card } → { $target }
gladiators-deed-recover = { $who ->
    [you] восстанавливаетесь
   *[seat] восстанавливается
} (в паре { gladiators-trait-name })
gladiators-deed-respond = { $who ->
    [you] отвечаете
   *[seat] отвечает
} картой { $card }
gladiators-deed-pass = { $who ->
    [you] пасуете
   *[seat] пасует
}
gladiators-deed-draw = { $who ->
    [you] берёте
   *[seat] берёт
}: { $cards }
gladiators-deed-restock = Колода «{ gladiators-trait-name }» опустела и пополнена: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
gladiators-deed-setup = { $who ->
    [you] Карты открыты. Ваша Скорость, { $power }, самая низкая: начинаете вы.
   *[seat] Карты открыты. { $name } начинает: Скорость { $power } — самая низкая.
}
gladiators-deed-setup-plain = Карты открыты.

gladiators-effect-healed = { $wounds ->
    [0] лечить было нечего
    [one] { $wounds } рана зажила
    [few] { $wounds } раны зажили
   *[many] { $wounds } ран зажило
}
gladiators-effect-given = { $who ->
    [you] вы получаете { $card }
   *[seat] { $name } получает { $card }
}
gladiators-effect-dodged = { $who ->
    [you] вы уклоняетесь
   *[seat] { $name } уклоняется
}
gladiators-effect-blocked = { $who ->
    [you] вы блокируете удар
   *[seat] { $name } блокирует удар
}
gladiators-effect-wounded = { $who ->
    [you] вы получаете
   *[seat] { $name } получает
} { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
gladiators-effect-fell = { $who ->
    [you] вы выбываете
   *[seat] { $name } выбывает
}
gladiators-you-fell = Вы выбыли. Можно досмотреть, чем всё кончится, или уйти: «{ command-quit }».

gladiators-won-victory = { $who ->
    [you] Четыре карты силы { $power }: победа за вами!
   *[seat] Четыре карты силы { $power }: { $name } побеждает сразу.
}
gladiators-won-standing = { $who ->
    [you] Кроме вас, на арене никого не осталось. Победа за вами!
   *[seat] На арене остаётся только { $name }: победа!
}
gladiators-won-limit = Последний ход сделан. { $who ->
    [you] У вас осталось больше всех здоровья: победа за вами!
    [several] { $name } сохранили больше всех здоровья и делят победу.
    [several-with-you] Вы победили, и вместе с вами — { $name }: больше здоровья ни у кого не осталось!
   *[seat] { $name } побеждает: здоровья осталось больше всех.
}

# ---- Worked examples

gladiators-example-dodge = Брут (Скорость 9, Атака 11) нападает на Кассия (Скорость 6, Защита 4): грозит семь ран. Кассий отвечает картой S10. Теперь быстрее он: Кассий уклоняется, а ход Брута потрачен впустую.
    .title = Уклонение
gladiators-example-block = Та же атака, но на руке у Кассия D11. По Скорости по-прежнему 6 против 9, уклониться не выйдет; зато Защита теперь 11 против Атаки 11, а для блока хватает и равенства.
    .title = Блок
gladiators-example-bystander = Брут нападает на Кассия, и Друза тоже спрашивают. Его это не касается, но ответ — ещё и случай положить карту в чужой ход: на Здоровье Друза ложится H12. Атака происходит, как объявлена.
    .title = Ответ со стороны
gladiators-example-swap = У Кассия 6 ран и Здоровье 9, сейчас добавится ещё 2. Ответить картой H7 было бы ошибкой: 8 ран против Здоровья 7, и Кассий, которого только что ранили, выбывает. Со Здоровьем 9 он пережил бы удар: 8 из 9.
    .title = Роковая смена Здоровья
gladiators-example-below = У Друза 6 ран, и он выбирает Сосредоточение на Здоровье. Открывается H3: 6 ран против Здоровья 3. Ничего не происходит: без удара не выбывают. Но теперь хватит и одной раны.
    .title = Здоровья меньше, чем ран
gladiators-example-gift = У Брута S5, D5 и H8. У Авла пара пятёрок, Атака и Здоровье, и он играет Гамбит: A5 достаётся Бруту, чтобы испортить его Атаку 12. Но три пятёрки — это Натиск: теперь Скорость, Атака и Защита Брута равны 14.
    .title = Гамбит, который помог сопернику
gladiators-example-spoil = У Брута Натиск пятёрок: S5 A5 D5. У Авла пара двоек, и он отдаёт S2. Она накрывает S5, вместо трёх пятёрок остаются две, и у Брута теперь Скорость 2, Атака 5 и Защита 5.
    .title = Гамбит, который разбил Натиск
gladiators-example-begin = При раскладке у Авла S2 A2 D2, у Брута S6. Казалось бы, двойка медленнее всех, но в Натиске она считается за 14. Начинает Брут.
    .title = Натиск и первый ход
gladiators-example-partners = У Авла S4, A4 и H4 и 7 ран. Здоровье совпадает с двумя качествами, и есть выбор: Восстановление в паре со Скоростью или с Атакой. В обоих случаях заживут все 7 ран и кончится Натиск: Здоровье и его пара откроются заново, а останется третья четвёрка.
    .title = Восстановление из Натиска
gladiators-example-restock = В колоде Скорости одна карта, и Кассий берёт её после Гамбита. Колода пуста, поэтому все накрытые карты Скорости тасуют, и они становятся новой колодой ещё до следующего хода. То же было бы, если бы последнюю карту открыли.
    .title = Последняя карта колоды
gladiators-example-quadruple = У Кассия S8 A8 H8 и D3. У Брута тоже Натиск, он так же быстр и нападает. На руке у Кассия D8, ею он и отвечает: четыре восьмёрки. До атаки дело не доходит: партия окончена, Кассий выиграл её в чужой ход.
    .title = Победа в ответ
gladiators-example-race = Брут объявляет Сосредоточение. У Кассия на руке карта для четвёртой девятки, у Друза — для четвёртой шестёрки. По часовой стрелке от Брута первым спрашивают Кассия, это всё и решает: до Друза очередь уже не дойдёт.
    .title = Выиграть могли двое

# ---- Why a written view is impossible

gladiators-view-seat = Такого места за этим столом нет, или его сейчас не спрашивают.
gladiators-view-seat-count = У каждого игрока должна быть ровно одна запись.
gladiators-view-twice = Карта { $card } лежит сразу в двух местах.
gladiators-view-tops = У игрока { $seat } таких верхних карт быть не может.
gladiators-view-hand = На руке должно быть по одной карте каждого названного качества.
gladiators-view-deck = В колоде «{ gladiators-trait-name }» не может быть столько карт.
gladiators-view-wrong-trait = Карта { $card } лежит среди карт другого качества.
gladiators-view-fallen-card = Такого у выбывшего быть не могло.

# ---- House rules: the name of each, and one sentence for each of its values. The table form and the
# terminal show them with the rules that they change.

house-restock = Пустая колода
house-restock-any = Колоду пополняют, как только открыли или взяли на руку её последнюю карту.
house-restock-flip = Если последнюю карту взяли на руку, колода остаётся пустой, пока из неё не понадобится открыть карту; до тех пор брать из неё нельзя.
