# «В ударе» в веб-приложении. По-русски.

# ---- Поле

web-fired-up-arena = Арена
web-fired-up-parts = Разделы
web-fired-up-part-arena = Арена
web-fired-up-part-highlights = Мои Зрелища
web-fired-up-part-bets = Ставки
web-fired-up-round = Раунд { $round } из 4
web-fired-up-round-short = Раунд { $round }:
web-fired-up-phases = Фазы раунда
web-fired-up-phase-keep = Карты
web-fired-up-phase-influence = Влияние
web-fired-up-phase-battle = Битва
web-fired-up-first = первый игрок
web-fired-up-last-attack = Последняя атака
web-fired-up-legend = Обозначения
web-fired-up-legend-keys = Клавиши: стрелки — вдоль ряда, цифры — выбор кубика или карты; вслух: h — ваши кубики и Зрелища, b — арена, s — счёт.

# Что напечатано на кубике, как можно короче.
web-fired-up-influence-short = { $face ->
    [B] Усиление
    [M] Дух
    [S] Скорость
    [T] Цель
    [O] Связи
   *[D] Удвоение
}
web-fired-up-fight-short = { $face ->
    [H] Голова
    [A] Рука
    [T] Корпус
    [L] Нога
    [X] Особый
   *[miss] Промах
}

# Боец для программ экранного доступа.
web-fired-up-token = { $name }: Скорость { $speed }{ $sprints ->
    [yes] , в рывке
   *[no] {""}
}, Атака { $attack }, Защита { $defense }, Выносливость { $stamina } из { $full }, Раны { $wounds } из 3, Боевой дух { $morale ->
    [low] низкий
    [neutral] обычный
   *[high] высокий
}{ $coming ->
    [low] , станет низким
    [neutral] , станет обычным
    [high] , станет высоким
   *[same] {""}
}, Влияние { $influence }; целится в { $target }{ $locked ->
    [yes] , цель закреплена
   *[no] {""}
}.
web-fired-up-token-fallen = { $name } вне боя.

# ---- О чём спрашивают

web-fired-up-ask-keep = Выберите два Зрелища на этот раунд.
web-fired-up-ask-reroll = Коснитесь кубиков, которые хотите один раз перебросить, или оставьте все.
web-fired-up-ask-act = Используйте хотя бы один кубик: коснитесь его, затем подсвеченного бойца.
web-fired-up-ask-more = Используйте ещё кубики или закончите ход: остальные перейдут в следующий.
web-fired-up-choose-deed = { $name }: что сделает кубик?
web-fired-up-ask-score = Эта атака выполнила ваше Зрелище: засчитайте его или ждите большего.
web-fired-up-ask-wait = Эта атака не выполнила ни одного вашего Зрелища.
web-fired-up-blow = { $attacker } атакует { $victim }
web-fired-up-morale-check = Проверка духа: битва начинается

# ---- Кубики и что с ними делают

web-fired-up-your-dice = Ваши кубики
web-fired-up-dice-of = { $name }: кубики
web-fired-up-roll-again = { $face }: перебросить
web-fired-up-tokens = { $tokens ->
    [0] Отложенных Связей нет
    [one] Отложен { $tokens } жетон Связей
    [few] Отложено { $tokens } жетона Связей
   *[other] Отложено { $tokens } жетонов Связей
}{ $tapped ->
    [0] {""}
   *[other] , выбрано: { $tapped }
}
web-fired-up-reroll = { $count ->
    [0] Перебросить
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[other] Перебросить { $count } кубиков
}
web-fired-up-stand = Оставить все кубики
web-fired-up-bound = В этот ход кубики идут одному бойцу: { $name }. Связи можно тратить на любого.
web-fired-up-use = { $face ->
    [B] Усиление: Атака или Защита на деление вперёд. Коснитесь подсвеченного бойца.
    [M] Боевой дух: палец вверх или вниз. Коснитесь подсвеченного бойца.
    [S] Скорость: обогнать того, кто впереди. Коснитесь подсвеченного бойца.
    [T] Цель: сменить её, закрепить или снять замок. Коснитесь подсвеченного бойца.
    [O] Связи: коснитесь Ставки, отложите их или потратьте два кубика на подсвеченного бойца.
   *[D] Удвоение: повторяет действие этого хода. Коснитесь подсвеченного бойца или сбросьте кубик.
}
# No fighter is lit. $can says what else the dice can do.
web-fired-up-use-on-none = { $can ->
    [bet-or-store] Связи: коснитесь Ставки или отложите их.
    [bet] Связи: коснитесь Ставки.
    [store] Связи: отложите их или сбросьте.
   *[nothing] { $face ->
        [D] Удвоение работает только вместе с другим кубиком: коснитесь и его или сбросьте Удвоение.
       *[other] Сейчас этот кубик не подходит ни одному бойцу. Сбросьте его или коснитесь другого.
    }
}
web-fired-up-aim = Коснитесь бойца в пунктирной рамке: { $name } нацелится на него.
web-fired-up-deed = { $deed ->
    [up] Палец вверх
    [down] Палец вниз
    [speed] Обогнать
    [lock] Закрепить
   *[unlock] Снять замок
}
web-fired-up-price = Цена: { $dice }.
web-fired-up-do-it = Подтвердить
web-fired-up-store = Отложить
web-fired-up-discard = Сбросить
web-fired-up-end-turn = Закончить ход
web-fired-up-end-influence = В конце хода Влияние −1: { $names }.
web-fired-up-end-battle = Затем начнётся битва.

web-fired-up-change-counting = В битве: { $stat ->
    [attack] Атака
   *[defense] Защита
} { $before } → { $after }.
web-fired-up-change-morale = В битве: Боевой дух { $before ->
    [low] низкий
    [neutral] обычный
   *[high] высокий
} → { $after ->
    [low] низкий
    [neutral] обычный
   *[high] высокий
}.
web-fired-up-change-place = { $name }: Скорость { $before } → { $after }.
web-fired-up-change-influence = { $name }: Влияние { $before } → { $after }.
web-fired-up-change-stamina = { $name }: Выносливость { $before } → { $after }.
web-fired-up-change-wounds = { $name }: Раны { $before } → { $after }.

# ---- Планшет бойца

web-fired-up-starting-speed = Начальная Скорость
web-fired-up-now = сейчас
web-fired-up-coming = будет
web-fired-up-of = { $now } из { $full }
web-fired-up-targeted-by = Кто целится
web-fired-up-thumbs = Пальцы
web-fired-up-dealt = Нанесено урона
web-fired-up-counts = Если бы битва началась сейчас: кубиков Атаки — { $attack }, кубиков Защиты — { $defense }. Маркер считается лишь до предела, который допускает Боевой дух.
web-fired-up-no-abilities = За этим столом играют без способностей.

# ---- Зрелища

web-fired-up-highlight = { $title }, { $moment ->
    [start] засчитывается в начале битвы
    [fight] засчитывается после атаки
   *[end] засчитывается в конце битвы
}, сейчас стоит { $points }. { $tiers }
web-fired-up-tier = { $standing ->
    [holds] выполнено
    [failed] уже недостижимо
   *[open] пока нет
}
web-fired-up-so-far = сейчас { $now }
web-fired-up-highlights-wait = Зрелища проверяют, когда атака закончилась.
web-fired-up-keep = { $count ->
    [2] Оставить эти два
   *[other] Выберите два ({ $count }/2)
}
web-fired-up-not-met = не выполнено
web-fired-up-tap-card = Коснитесь карты, чтобы засчитать её
web-fired-up-score = Засчитать: { $points }
web-fired-up-wait = Ждать большего
web-fired-up-watch-on = Смотреть дальше

# ---- Ставки

web-fired-up-bet-pays = Очки за 1-ю, 2-ю и 3-ю верную ставку: { $first }, { $second }, { $third }; в этом раунде ещё +{ $bonus }
web-fired-up-bet-leads = Пока впереди: { $fighters }
web-fired-up-bet-right = Итог: { $fighters }
web-fired-up-bet-nobody = Итог: никто из бойцов
web-fired-up-bet-whom = На кого ставите?
web-fired-up-bet-preview = { $bet }: { $fighter }. { $sure ->
    [yes] Если верно — { $most ->
        [one] { $most } очко
        [few] { $most } очка
       *[other] { $most } очков
    }.
   *[no] Если верно — от { $least } до { $most } { $most ->
        [one] очка
       *[other] очков
    }.
}
web-fired-up-place-bet = Сделать ставку
web-fired-up-stake = { $name }: { $standing ->
    [hidden] карта рубашкой вверх
    [open] { $fighter }, если верно — до { $most }
    [lost] { $fighter }, уже не сбудется
    [right] { $fighter }, верно, +{ $least }
   *[wrong] { $fighter }, неверно
}
web-fired-up-settled = Ставка { $bet } рассчитана.
web-fired-up-payment = { $who ->
    [you] вы ({ $fighter }, { $points })
   *[seat] { $name } ({ $fighter }, { $points })
}

# ---- Битва

web-fired-up-order = Порядок атак
web-fired-up-order-of = { $place }. { $attacker } атакует { $victim }: кубиков Атаки { $attack }, кубиков Защиты { $defense }{ $when ->
    [past] , атака позади
    [now] , сейчас
    [never] , не в этом раунде
   *[coming] {""}
}
web-fired-up-attacks = атакует
web-fired-up-defends = защищается
web-fired-up-new-wounds = { $wounds ->
    [one] { $wounds } новая Рана
    [few] { $wounds } новые Раны
   *[other] { $wounds } новых Ран
}
web-fired-up-counters = { $counters ->
    [one] { $counters } кубик Защиты бьёт контрударом.
    [few] { $counters } кубика Защиты бьют контрударом.
   *[other] { $counters } кубиков Защиты бьют контрударом.
}
web-fired-up-morale-is = { $name }: Боевой дух { $morale ->
    [low] низкий
    [neutral] обычный
   *[high] высокий
}.
web-fired-up-next = { $count ->
    [0] Продолжить
   *[other] Дальше (ещё { $count })
}
web-fired-up-step = Дальше
web-fired-up-skip = Пропустить

# ---- Счёт и клавиши

web-fired-up-source-highlight = Зрелище { $title }
web-fired-up-source-bet = Ставка { $title }: { $fighter }
web-fired-up-no-points = пока без очков
web-fired-up-spoken-dice = Кубики: { $dice }.
web-fired-up-spoken-highlight = { $title }: сейчас { $points }.
