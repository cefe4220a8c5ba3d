# Gorus Maximus в веб-приложении. По-русски.

web-gorus-card = { $school } { $rank }
web-gorus-worth = поддержка толпы { $favour }
web-gorus-preferred = Сильнейшая
web-gorus-initiating = Стартовая
web-gorus-preferred-is = Сильнейшая школа: { $school }.
web-gorus-preferred-at-end = Сильнейшая школа в конце: { $school }.
web-gorus-contenders-left = { $count ->
    [one] ждёт { $count } странствующий гладиатор
    [few] ждут { $count } странствующих гладиатора
   *[other] ждут { $count } странствующих гладиаторов
}
web-gorus-your-hand = Ваши гладиаторы
web-gorus-choose = Выберите гладиатора.
web-gorus-warning = Вызов! Сильнейшей станет школа: { $school }.
web-gorus-warning-again = Вызов: сильнейшей остаётся школа: { $school }.
web-gorus-opens = Сильнейшей станет школа: { $school }.
web-gorus-leads-now = Будет побеждать.
web-gorus-deed-challenges = вызов: { $school }
web-gorus-deed-challenges-again = снова вызов
web-gorus-took = берёт бой
web-gorus-nothing-played = Ещё ничего не сыграно.
web-gorus-support-of = { $name } жетоны славы: { $support } из { $target }.
web-gorus-collected-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-gorus-side = Сторона
web-gorus-collected = Собрано
web-gorus-favour = Поддержка толпы
web-gorus-earns = получает жетон славы
web-gorus-so-far = Этот раунд до сих пор
web-gorus-no-round-yet = Ещё ни один раунд не закончен.
web-gorus-round-over = Раунд { $round } окончен

web-gorus-told-deal = Сдающий: { $name }.
web-gorus-told-play = { $name }: { $card }.
web-gorus-told-prefers = Сильнейшая школа теперь: { $school }.
web-gorus-told-drawn = Взята карта: { $card }.
web-gorus-told-bout = Бой достаётся: { $name }.
web-gorus-told-round = Раунд { $round } окончен.
