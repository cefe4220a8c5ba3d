# Разобранные примеры на страницах правил. Russian.

web-rules-examples = Примеры
web-rules-shows = Правила:
web-rules-here = Здесь: { $what }.
web-rules-step-back = Назад
web-rules-step-next = Дальше
web-rules-step-first = С начала
web-rules-emil = Эмиль
web-rules-flora = Флора
web-rules-igor = Игорь
web-rules-vera = Вера

# ---- «Кровус Максимус»: бой карта за картой

web-rules-gorus-step-opens = { $name } начинает: { $card }. { $school } — и стартовая, и сильнейшая школа.
web-rules-gorus-step-leads = { $name } начинает: { $card }. Стартовая школа — { $school }, сильнейшая — по-прежнему { $preferred }.
web-rules-gorus-step-joins = { $name } следует стартовой школе: { $card }.
web-rules-gorus-step-sluffs = Стартовой школы ({ $initiating }) на руке нет. { $name } играет { $card }.
web-rules-gorus-step-challenges = { $name } бросает вызов: { $card }. Сильнейшая школа теперь — { $school }.
web-rules-gorus-step-challenges_again = { $name } бросает вызов: { $card }. { $school } остаются сильнейшей школой.
web-rules-gorus-ahead = { $name } пока побеждает. В бою { $favour } ПТ.
web-rules-gorus-takes = { $name } побеждает в бою: { $favour } ПТ.
web-rules-gorus-takes-for = { $name } побеждает в бою. { $team } получает { $favour } ПТ.

# ---- «Гладиаторы»

web-rules-gladiators-before = Так всё начинается.

# ---- Fired Up

web-rules-fired_up-blocks = блокирует
web-rules-fired_up-rolled = Кубики брошены.
web-rules-fired_up-parts-block = Что блокирует и что заблокировано.
web-rules-fired_up-result = Итог: { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } Рана
    [few] , { $wounds } Раны
   *[other] , { $wounds } Ран
}{ $countered ->
    [0] {""}
   *[other] ; контрудар наносит нападающему { $countered ->
        [one] { $countered } урон
       *[other] { $countered } урона
    }
}.
web-rules-fired_up-card = Карта
web-rules-fired_up-placed = Положена
web-rules-fired_up-for-place = За место
web-rules-fired_up-for-row = За ряд
web-rules-fired_up-sum = Очки
web-rules-fired_up-order-before = Порядок до атаки.
web-rules-fired_up-order-after = { $name } вне боя; все, кто медленнее, сдвигаются вперёд.
web-rules-fired_up-turn-before = До хода.
web-rules-fired_up-turn-end = Ход окончен: Влияние { $before } → { $after }.
web-rules-fired_up-thumbs-up = Пальцы вверх
