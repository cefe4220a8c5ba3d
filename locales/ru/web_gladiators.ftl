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
web-gladiators-deck = { $trait }, карт: { $count }
web-gladiators-health-left = Ран: { $wounds }, Здоровье: { $health }
web-gladiators-fallen = Выбыл
web-gladiators-attack = Атаковать: { $name }
web-gladiators-barred-too_quick = Слишком быстр для вас: { $theirs } против { $own }.
web-gladiators-barred-too_tough = Слишком крепок для вас: { $theirs } против { $own }.

web-gladiators-ask-draw = { $count ->
    [one] Возьмите ещё { $count } карту: коснитесь колоды.
    [few] Возьмите ещё { $count } карты: коснитесь колоды.
   *[other] Возьмите ещё { $count } карт: коснитесь колоды.
}
web-gladiators-ask-respond = Ответьте картой или позвольте этому случиться.
web-gladiators-ask-play = Можно положить карту; затем коснитесь соперника, колоды или своей пары.
web-gladiators-ask-act = Коснитесь соперника, чтобы атаковать, колоды, чтобы сосредоточиться, или своей пары.
web-gladiators-choose-opponent = Коснитесь соперника, который получит карту.
web-gladiators-do-it = Сделать
web-gladiators-let-it = Пусть случится
web-gladiators-pass = Пас
web-gladiators-not-until-turn = До моего хода не спрашивать
web-gladiators-ask-again = Снова спрашивать, отвечу ли я

web-gladiators-recent = Только что
web-gladiators-opens = Тогда можно атаковать:
web-gladiators-you-fell = Вы пали; бой идёт без вас.
web-gladiators-wait = Ходят другие.

web-gladiators-announced = { $name } — { $action }.
web-gladiators-action-draw = Карта из колоды «{ $trait }»
web-gladiators-action-play = Карта на стол: { $card }
web-gladiators-action-focus = Сосредоточение: { $trait }
web-gladiators-action-attack = Атака: { $target }
web-gladiators-action-gambit = Гамбит: { $card } → { $target }
web-gladiators-action-recover = Восстановление
web-gladiators-action-respond = Ответ: { $card }
web-gladiators-action-pass = Пас

web-gladiators-lays = { $name }: { $card }.
web-gladiators-heals = { $name }: ран залечено — { $wounds }.
web-gladiators-gives = { $name }: получена карта — { $card }.
web-gladiators-flips = { $name }: новая карта — { $trait }.
web-gladiators-flipped = { $name }: открыта карта — { $card }.
web-gladiators-draws = { $name }: карт взято — { $count }.
web-gladiators-restocks = Колода перемешана заново: { $trait }.
web-gladiators-dodges = { $name }: уклонение.
web-gladiators-blocks = { $name }: блок.
web-gladiators-wounds = { $name }: ран — { $wounds }.
web-gladiators-falls = { $name }: гибель на арене.
web-gladiators-wins = Победа: { $names }.

web-gladiators-told-setup = Гладиаторы выходят на арену.
web-gladiators-told-draw = { $name }: карта из колоды «{ $trait }».
web-gladiators-told-drew = { $name }: взята карта — { $card }.
web-gladiators-told-play = { $name }: на стол — { $card }.
web-gladiators-told-respond = { $name }: ответ — { $card }.
