# «Кровус Максимус» в веб-приложении. По-русски.

web-gorus-card = { $school } { $rank }
web-gorus-worth = { $favour } ПТ
web-gorus-preferred = Сильнейшая
web-gorus-initiating = Стартовая
web-gorus-preferred-is = Сильнейшая школа: { $school }.
web-gorus-preferred-at-end = Сильнейшая школа в конце раунда: { $school }.
web-gorus-contenders-left = { $count ->
    [one] ещё { $count } странствующий гладиатор
    [few] ещё { $count } странствующих гладиатора
   *[other] ещё { $count } странствующих гладиаторов
}
web-gorus-your-hand = Ваши гладиаторы
web-gorus-choose = Выберите гладиатора.
web-gorus-warning = Вызов! Сильнейшей школой станут { $school }.
web-gorus-warning-again = Вызов: сильнейшей школой останутся { $school }.
web-gorus-opens = Сильнейшей школой станут { $school }.
web-gorus-initiates = Стартовой школой станут { $school }.
web-gorus-leads-now = Пока побеждает.
web-gorus-loses-now = Пока не побеждает.
# Marks on the cards, explained beside the hand.
web-gorus-mark-wins = пока побеждает
web-gorus-mark-challenges = вызов
web-gorus-bout = Бой
web-gorus-deed-challenges = вызов: { $school }
web-gorus-deed-challenges-again = вызов
web-gorus-took = победа в бою
web-gorus-nothing-played = Пока ничего не сыграно.
web-gorus-support-of = { $name }: жетоны славы — { $support } из { $target }.
web-gorus-support = Жетоны славы: { $support } из { $target }
# A side in the score: $name may be a team with its players.
web-gorus-standing = { $name }: жетоны славы — { $support } из { $target }, очки ПТ в этом раунде: { $favour }.
web-gorus-favour-now = Очки ПТ: { $favour }
web-gorus-zero-now = Ноль школы, которая сейчас сильнейшая, считается за { $favour }. Это ещё может измениться.
web-gorus-team = { $team }: { $names }
web-gorus-collected-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-gorus-side = Сторона
web-gorus-collected = Взято в плен
web-gorus-favour = Очки ПТ
web-gorus-earns = +1 жетон славы
web-gorus-so-far = Текущий раунд
web-gorus-no-round-yet = Ни один раунд ещё не завершён.
web-gorus-round-over = Раунд { $round } завершён

# The keys that only this board has, within `web-keys`.
web-gorus-keys = p — сильнейшая школа

web-gorus-has-eight = { $who ->
    [you] В этом раунде у вас уже есть восьмёрка
   *[seat] { $name }: в этом раунде восьмёрка уже есть
} (G7.3).
web-gorus-told-deal = { $who ->
    [you] Вы раздаёте.
   *[seat] Раздающий — { $name }.
}
web-gorus-told-play = { $who ->
    [you] Вы выкладываете: { $card }.
    [contenders] Странствующий гладиатор: { $card }.
   *[seat] { $name } выкладывает: { $card }.
}
web-gorus-told-prefers = Теперь сильнейшая школа — { $school }.
web-gorus-told-drawn = Взята карта: { $card }.
web-gorus-told-bout = { $who ->
    [you] Вы побеждаете в бою.
    [contenders] В бою побеждают странствующие гладиаторы.
   *[seat] В бою побеждает { $name }.
}
web-gorus-told-round = Раунд { $round } завершён.
web-gorus-told-next-contender = Следующий странствующий гладиатор: { $card }.
web-gorus-log-closed = За этим столом видны только текущий бой, предыдущий бой и завершённые раунды (G3.7).

# ---- Прошедшие бои

web-gorus-past-bouts = Прошедшие бои
web-gorus-earlier-bout = Предыдущий бой
web-gorus-later-bout = Следующий бой
web-gorus-contenders-pile = { $count ->
    [one] Стопка странствующих гладиаторов, в открытую: { $count } карта
    [few] Стопка странствующих гладиаторов, в открытую: { $count } карты
   *[other] Стопка странствующих гладиаторов, в открытую: { $count } карт
}

# ---- Конец партии

web-gorus-ended-contenders = Победили странствующие гладиаторы.
web-gorus-ended-contenders-count = Они набрали нужное число жетонов славы: { $support }. Очки ПТ за последний раунд: у странствующих гладиаторов { $theirs }, { $who ->
    [you] у вас { $own }
   *[seat] { $name } — { $own }
}.
# $team has the name of one team or of several, $names the players of one.
web-gorus-ended-teams = { $who ->
    [your-team] Победила ваша команда!
    [several] Победу разделили { $team }.
    [several-with-your-team] Победила ваша команда, и вместе с ней — { $team }!
   *[seat] Победила { $team }: { $names }.
}
# $with is "contenders" in solo.
web-gorus-ended-reached = Нужное число жетонов славы в одном раунде набрали { $with ->
    [contenders] { $who ->
        [you] вы и странствующие гладиаторы
       *[seat] { $name } и странствующие гладиаторы
    }
   *[players] { $who ->
        [several-with-you] вы, а также { $name }
        [several-with-your-team] ваша команда, а также { $name }
       *[several] { $name }
    }
}.
web-gorus-ended-by_the_zero = { $who ->
    [you] Побеждаете вы: у вас
    [contenders] Побеждают странствующие гладиаторы: у них
    [your-team] Побеждает ваша команда: у вас
   *[seat] Побеждает { $name }: в плену
} { $card }, ноль сильнейшей школы (G5.2).
web-gorus-ended-by_fewest = Ноль сильнейшей школы достался другой стороне. { $who ->
    [you] Побеждаете вы
    [contenders] Побеждают странствующие гладиаторы
    [your-team] Побеждает ваша команда
   *[seat] Побеждает { $name }
}: меньше всего пленных за раунд — { $count } (G5.2).
# With one side of players, the other is the contenders.
web-gorus-ended-joint = Ноль сильнейшей школы достался другой стороне. { $who ->
    [you] Победу делите вы и странствующие гладиаторы
    [seat] Победу делят { $name } и странствующие гладиаторы
    [several-with-you] Победу делите вы, а также { $name }
    [several-with-your-team] Победу делит ваша команда, а с ней — { $name }
   *[several] { $name } делят победу
}: меньше всего пленных за раунд, поровну — по { $count } (G5.2).
