# Why a bot likes a move: short, for hints and reviews. Each goes on a line of its own.

# ---- Gorus Maximus

gorus-reason-forced = другого хода нет
gorus-reason-takes = забирает бой: { $favour } ПТ
gorus-reason-takes-for-now = пока забирает бой
gorus-reason-avoids = оставляет другим бой, который стоит { $favour } ПТ
gorus-reason-ducks = оставляет бой тому, кто побеждает
gorus-reason-feeds = добавляет { $favour } ПТ в бой, который берёт союзник
gorus-reason-supports = не мешает союзнику
gorus-reason-challenges = вызов: сильнейшая школа — { gorus-school-name }, и бой пока за вами
gorus-reason-makes-zero-count = сильнейшей школой станут { gorus-school-name }, и их 0 принесёт 5
gorus-reason-drops-eight = отдаёт восьмёрку другому
gorus-reason-leads-highest = старше в этой школе ни у кого нет
gorus-reason-leads-low = начинает с малого: бой, скорее всего, возьмёт другой
gorus-reason-empties-school = последняя карта школы: { gorus-school-name }
gorus-reason-collects-eight = приносит восьмёрку, которую ждёт толпа

# ---- Gladiators

gladiators-reason-wins = выигрывает партию
gladiators-reason-fells = сражает игрока { $seat }
gladiators-reason-wounds = { $wounds ->
    [one] { $wounds } рана игроку { $seat }
    [few] { $wounds } раны игроку { $seat }
   *[many] { $wounds } ран игроку { $seat }
}
gladiators-reason-saves-itself = иначе атака будет смертельной
gladiators-reason-spares = { $wounds ->
    [one] избавляет от { $wounds } раны
   *[other] избавляет от { $wounds } ран
}
gladiators-reason-makes-onslaught = складывает Натиск
gladiators-reason-opens-attack = открывает атаку на игрока { $seat }
gladiators-reason-wards-off = не даёт атаковать игроку { $seat }
gladiators-reason-makes-pair = складывает пару: { $pair }
gladiators-reason-improves = сильнее { gladiators-trait-name }
gladiators-reason-seeks-victory = открытая карта может сложить Победу
gladiators-reason-seeks-onslaught = открытая карта может сложить Натиск
gladiators-reason-seeks-power = скорее всего, откроется карта сильнее: { gladiators-trait-name }
gladiators-reason-breaks-onslaught = разбивает Натиск игрока { $seat }
gladiators-reason-weakens = ослабляет игрока { $seat }: { gladiators-trait-name }
gladiators-reason-heals = { $wounds ->
    [one] лечит { $wounds } рану
    [few] лечит { $wounds } раны
   *[many] лечит { $wounds } ран
}
gladiators-reason-renews = две новые карты вместо пары { $pair } и добор
gladiators-reason-draws = карта в руку: { gladiators-trait-name }
gladiators-reason-endures = { $wounds ->
    [one] { $wounds } рану можно стерпеть: карты дороже
    [few] { $wounds } раны можно стерпеть: карты дороже
   *[many] { $wounds } ран можно стерпеть: карты дороже
}
gladiators-reason-keeps-cards = карты сейчас не нужны

# ---- Fired Up

fired-up-reason-keeps-likely = { $card } и { $other }, вероятно, принесут больше всего
fired-up-reason-rolls-for-better = другие грани полезнее
fired-up-reason-likes-the-dice = кубики и так хороши
fired-up-reason-serves-highlight = помогает карте { $card }
fired-up-reason-helps-bet = помогает ставке { $bet }: { $name }
fired-up-reason-draws-fire-onto = одним нападающим больше: { $name }
fired-up-reason-protects = выдержит больше: { $name }
fired-up-reason-strengthens = ударит сильнее или раньше: { $name }
fired-up-reason-weakens = меньше кубиков: { $name }
fired-up-reason-holds-target = цель закреплена: { $name }
fired-up-reason-frees-target = цель снова можно сменить: { $name }
fired-up-reason-backs-likely = в ставке { $bet } есть надежда: { $name }
fired-up-reason-saves-social = пригодится позже
fired-up-reason-gives-up-die = от этого кубика нет пользы
fired-up-reason-spares-dice = позже кубики могут дать больше
fired-up-reason-settles-now = { $points ->
    [one] { $points } очко сейчас лучше, чем надежда
    [few] { $points } очка сейчас лучше, чем надежда
   *[many] { $points } очков сейчас лучше, чем надежда
}
fired-up-reason-waits-for-more = следующая атака может дать больше за { $card }
