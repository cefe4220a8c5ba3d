# Why a bot likes a move: short, for hints and reviews. Each goes on a line of its own.

# ---- Gorus Maximus

gorus-reason-forced = другого хода нет
gorus-reason-takes = побеждает в бою: { $favour } ПТ
gorus-reason-takes-for-now = пока побеждает в бою
gorus-reason-avoids = оставляет другим бой на { $favour } ПТ
gorus-reason-ducks = не мешает другому победить в бою
gorus-reason-feeds = добавляет { $favour } ПТ в бой, в котором побеждает союзник
gorus-reason-supports = не мешает союзнику
gorus-reason-challenges = вызов: сильнейшей школой станут { gorus-school-name }, и карта пока побеждает
gorus-reason-makes-zero-count = сильнейшей школой станут { gorus-school-name }, и их 0 принесёт 5
gorus-reason-drops-eight = отдаёт восьмёрку другому
gorus-reason-leads-highest = сильнее в этой школе ни у кого нет
gorus-reason-leads-low = начинает со слабой карты: победит, скорее всего, другой
gorus-reason-empties-school = избавляется от последней карты { $school ->
    [F] Кулаков
    [S] Мечей
    [A] Стрел
    [X] Топоров
   *[H] Щитов
}
gorus-reason-collects-eight = берёт в плен восьмёрку, которую требует толпа

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
    [one] спасает от { $wounds } раны
   *[other] спасает от { $wounds } ран
}
gladiators-reason-makes-onslaught = собирает Натиск
gladiators-reason-opens-attack = позволит атаковать игрока { $seat }
gladiators-reason-wards-off = не даёт атаковать игроку { $seat }
gladiators-reason-makes-pair = собирает пару: { $pair }
gladiators-reason-improves = улучшает { $trait ->
    [S] Скорость
    [A] Атаку
    [D] Защиту
   *[H] Здоровье
}
gladiators-reason-seeks-victory = открытая карта может принести Победу
gladiators-reason-seeks-onslaught = открытая карта может принести Натиск
gladiators-reason-seeks-power = скорее всего, { gladiators-trait-name } станет выше
gladiators-reason-breaks-onslaught = разбивает Натиск игрока { $seat }
gladiators-reason-weakens = ослабляет { $trait ->
    [S] Скорость
    [A] Атаку
    [D] Защиту
   *[H] Здоровье
} игрока { $seat }
gladiators-reason-heals = { $wounds ->
    [one] лечит { $wounds } рану
    [few] лечит { $wounds } раны
   *[many] лечит { $wounds } ран
}
gladiators-reason-renews = две новые карты вместо пары { $pair } и карта на руку
gladiators-reason-draws = карта на руку: { gladiators-trait-name }
gladiators-reason-endures = { $wounds ->
    [one] { $wounds } рану можно стерпеть: карты дороже
    [few] { $wounds } раны можно стерпеть: карты дороже
   *[many] { $wounds } ран можно стерпеть: карты дороже
}
gladiators-reason-keeps-cards = карты лучше приберечь

# ---- Fired Up

fired-up-reason-keeps-likely = { $card } и { $other } принесут, вероятно, больше всего
fired-up-reason-rolls-for-better = другие грани полезнее
fired-up-reason-likes-the-dice = кубики хороши и так
fired-up-reason-serves-highlight = помогает карте { $card }
fired-up-reason-helps-bet = помогает ставке { $bet }: { $name }
fired-up-reason-draws-fire-onto = ещё одна атака, цель — { $name }
fired-up-reason-protects = { $name } выдержит больше
fired-up-reason-strengthens = { $name } ударит сильнее или раньше
fired-up-reason-weakens = { $name } бросит меньше кубиков
fired-up-reason-holds-target = { $name } сохранит цель
fired-up-reason-frees-target = { $name } снова может сменить цель
fired-up-reason-backs-likely = у ставки { $bet } хороший шанс: { $name }
fired-up-reason-saves-social = пригодится позже
fired-up-reason-gives-up-die = от этого кубика нет пользы
fired-up-reason-spares-dice = позже кубики могут дать больше
fired-up-reason-settles-now = { $points ->
    [one] { $points } очко сейчас лучше надежды на большее
    [few] { $points } очка сейчас лучше надежды на большее
   *[many] { $points } очков сейчас лучше надежды на большее
}
fired-up-reason-waits-for-more = следующая атака может принести больше за { $card }
