# Гладиаторы в веб-приложении. По-русски.

web-gladiators-card = { $trait } { $power }
web-gladiators-hand = Карты на руке
web-gladiators-hand-of = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
web-gladiators-your-hand = Ваши карты
web-gladiators-decks = Колоды
web-gladiators-deck = { $count ->
    [one] Колода «{ $trait }»: { $count } карта
    [few] Колода «{ $trait }»: { $count } карты
   *[other] Колода «{ $trait }»: { $count } карт
}
# What a tap on a deck does.
web-gladiators-deck-draw = Взять карту
web-gladiators-deck-focus = Сосредоточиться
web-gladiators-health-left = { $wounds ->
    [one] { $wounds } рана, Здоровье { $health }
    [few] { $wounds } раны, Здоровье { $health }
   *[other] { $wounds } ран, Здоровье { $health }
}
web-gladiators-fallen = Вне боя
web-gladiators-attack = Атака: цель — { $name }
web-gladiators-attack-short = Атака
# A Gambit: the opponent who gets the card.
web-gladiators-give = Карту получает { $name }
web-gladiators-give-short = Отдать
web-gladiators-pair-card = { $card }, из пары
web-gladiators-barred-too_quick = Быстрее вас: Скорость { $theirs } против вашей { $own }.
web-gladiators-barred-too_tough = Слишком крепкая Защита: { $theirs } против вашей Атаки { $own }.
# An attack that the rules refuse.
web-gladiators-refused-too_quick = { $name } быстрее вас: Скорость { $theirs } против вашей { $own }.
web-gladiators-refused-too_tough = { $name } вам не по силам: Защита { $theirs } против вашей Атаки { $own }.

web-gladiators-ask-draw = { $count ->
    [one] Возьмите { $count } карту: коснитесь колоды.
    [few] Возьмите { $count } карты: для каждой коснитесь колоды.
   *[other] Возьмите { $count } карт: для каждой коснитесь колоды.
}
web-gladiators-ask-respond = Ответьте картой или не отвечайте.
# The actions follow, each with what to tap.
web-gladiators-ask-play = Сначала можно сыграть карту. Затем выберите действие.
web-gladiators-ask-act = Выберите действие.
web-gladiators-tap-attack = Атака: коснитесь соперника
web-gladiators-tap-focus = Сосредоточение: коснитесь колоды
web-gladiators-tap-gambit = Гамбит: коснитесь карты своей пары
web-gladiators-tap-recover = Восстановление: коснитесь своего Здоровья
web-gladiators-answers = Ваш ответ
web-gladiators-choose-opponent = Коснитесь соперника, который получит карту.
web-gladiators-do-it = Подтвердить
web-gladiators-let-it = Не отвечать
web-gladiators-pass = Пас
web-gladiators-not-until-turn = Не спрашивать до моего хода
web-gladiators-ask-again = Снова спрашивать меня

web-gladiators-recent = Только что
web-gladiators-opens = Тогда можно будет атаковать:
web-gladiators-you-fell = Вы выбыли. Бой идёт без вас.
web-gladiators-wait = Ждём остальных.

# Что может сделать читатель.
web-gladiators-action-draw = Взять карту: { $trait }
web-gladiators-action-play = Сыграть карту: { $card }
web-gladiators-action-focus = Сосредоточение: { $trait }
web-gladiators-action-attack = Атака: цель — { $target }
web-gladiators-action-gambit = Гамбит: карту «{ $card }» получает { $target }
web-gladiators-action-recover = Восстановление
web-gladiators-action-respond = Ответить картой: { $card }
web-gladiators-action-pass = Пас

# Что объявил игрок. $whom — "you", если это против читателя.
web-gladiators-announced-focus = { $who ->
    [you] Вы выбираете Сосредоточение: { $trait }.
   *[seat] { $name } выбирает Сосредоточение: { $trait }.
}
web-gladiators-announced-attack = { $who ->
    [you] Вы атакуете. Цель — { $target }.
   *[seat] { $whom ->
        [you] { $name } атакует вас.
       *[seat] { $name } атакует. Цель — { $target }.
    }
}
web-gladiators-announced-gambit = { $who ->
    [you] Вы играете Гамбит: карту «{ $card }» получает { $target }.
   *[seat] { $whom ->
        [you] { $name } играет Гамбит: карту «{ $card }» получаете вы.
       *[seat] { $name } играет Гамбит: карту «{ $card }» получает { $target }.
    }
}
web-gladiators-announced-recover = { $who ->
    [you] Вы восстанавливаетесь.
   *[seat] { $name } восстанавливается.
}

web-gladiators-lays = { $who ->
    [you] Вы играете карту: { $card }.
   *[seat] { $name } играет карту: { $card }.
}
web-gladiators-heals = { $who ->
    [you] { $wounds ->
        [0] Лечить вам нечего.
        [one] Вы залечиваете { $wounds } рану.
        [few] Вы залечиваете { $wounds } раны.
       *[other] Вы залечиваете { $wounds } ран.
    }
   *[seat] { $wounds ->
        [0] { $name }: лечить нечего.
        [one] { $name } залечивает { $wounds } рану.
        [few] { $name } залечивает { $wounds } раны.
       *[other] { $name } залечивает { $wounds } ран.
    }
}
web-gladiators-gives = { $who ->
    [you] Вы получаете карту: { $card }.
   *[seat] { $name } получает карту: { $card }.
}
web-gladiators-flips = { $who ->
    [you] Вы открываете новую карту: { $trait }.
   *[seat] { $name } открывает новую карту: { $trait }.
}
web-gladiators-flipped = { $who ->
    [you] Вы открываете карту: { $card }.
   *[seat] { $name } открывает карту: { $card }.
}
web-gladiators-draws = { $who ->
    [you] { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[other] Вы берёте { $count } карт.
    }
   *[seat] { $count ->
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
       *[other] { $name } берёт { $count } карт.
    }
}
web-gladiators-restocks = Колода «{ $trait }» пополнена.
web-gladiators-dodges = { $who ->
    [you] Вы уклоняетесь.
   *[seat] { $name } уклоняется.
}
web-gladiators-blocks = { $who ->
    [you] Вы блокируете удар.
   *[seat] { $name } блокирует удар.
}
web-gladiators-wounds = { $who ->
    [you] { $wounds ->
        [one] Вы получаете { $wounds } рану.
        [few] Вы получаете { $wounds } раны.
       *[other] Вы получаете { $wounds } ран.
    }
   *[seat] { $wounds ->
        [one] { $name } получает { $wounds } рану.
        [few] { $name } получает { $wounds } раны.
       *[other] { $name } получает { $wounds } ран.
    }
}
web-gladiators-falls = { $who ->
    [you] Вы выбываете.
   *[seat] { $name } выбывает.
}
web-gladiators-wins = { $who ->
    [you] Вы победили!
    [several] { $name } делят победу.
    [several-with-you] Вы победили, и вместе с вами — { $name }!
   *[seat] { $name } побеждает.
}

web-gladiators-told-setup = Гладиаторы выходят на арену.
web-gladiators-told-draw = { $who ->
    [you] Вы берёте карту: { $trait }.
   *[seat] { $name } берёт карту: { $trait }.
}
web-gladiators-told-drew = { $who ->
    [you] Вы берёте карту: { $card }.
   *[seat] { $name } берёт карту: { $card }.
}
web-gladiators-told-play = { $who ->
    [you] Вы играете карту: { $card }.
   *[seat] { $name } играет карту: { $card }.
}
web-gladiators-told-respond = { $who ->
    [you] Вы отвечаете картой: { $card }.
   *[seat] { $name } отвечает картой: { $card }.
}

# A card that is covered, and that a table with closed history does not name: "Вы играете карту: Скорость."
web-gladiators-covered-card = { $trait }
web-gladiators-log-closed = За этим столом видны только этот и предыдущий ходы, а накрытые карты не называются (D1.2).
web-gladiators-past-cards = Накрытые карты

web-gladiators-wins-by-four = Четыре карты силы { $power }: { $who ->
    [you] вы победили!
    [several] { $name } делят победу.
    [several-with-you] вы победили, и вместе с вами — { $name }!
   *[seat] { $name } побеждает.
}
web-gladiators-ended-victory = { $who ->
    [you] Все четыре ваши карты силы { $power } — Победа (D6.2).
   *[seat] { $name }: все четыре карты силы { $power } — Победа (D6.2).
}
web-gladiators-ended-last_standing = { $who ->
    [you] На арене остались только вы (D5.3).
   *[seat] На арене остаётся только { $name } (D5.3).
}
web-gladiators-ended-turn_limit = Ходы закончились. Больше всего здоровья { $who ->
    [you] осталось у вас:
    [several] сохранили { $name }: по
    [several-with-you] сохранили вы, а также { $name }: по
   *[seat] сохраняет { $name }:
} { $left } (D7.1).
