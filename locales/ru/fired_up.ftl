# Fired Up in Russian. There is no Russian edition: the terms are our own translation.

game-fired-up = В ударе

# ---- Names: fighters by their words, faces by their letters

fired-up-fighter-name = { $fighter ->
    [sigurd] Сигурд
    [marrow] Марроу
    [mei] Мэй
    [rexus] Рексус
    [abbel] Аббел
   *[fred] ФРеД
}
# In the possessive case.
fired-up-fighter-of = { $fighter ->
    [sigurd] Сигурда
    [marrow] Марроу
    [mei] Мэй
    [rexus] Рексуса
    [abbel] Аббела
   *[fred] ФРеДа
}
# As the object of a sentence.
fired-up-fighter-whom = { fired-up-fighter-of }
fired-up-influence-face = { $face ->
    [B] Усиление
    [M] Боевой дух
    [S] Скорость
    [T] Цель
    [O] Связи
   *[D] Удвоение
}
fired-up-fight-face = { $face ->
    [H] Голова
    [A] Рука
    [T] Корпус
    [L] Нога
    [X] Особый приём
   *[miss] Промах
}
fired-up-morale = { $morale ->
    [low] низкий
    [neutral] обычный
   *[high] высокий
}
# When a Highlight is judged.
fired-up-moment = { $moment ->
    [start] До битвы
    [fight] В битве
   *[end] После битвы
}
# When a Bet is usually decided.
fired-up-bet-when = { $term ->
    [early] ранняя
    [mid] средняя
   *[late] поздняя
}
fired-up-stat = { $stat ->
    [attack] Атака
   *[defense] Защита
}
fired-up-thumb = { $thumb ->
    [up] палец вверх
   *[down] палец вниз
}

# ---- Terms, each with its meaning

fired-up-term-crowd = толпа
    .meaning = это игроки: своего бойца нет ни у кого, все кричат всем сразу
fired-up-term-fighter = боец
    .meaning = один из четырёх или пяти на арене; у каждого свой планшет
fired-up-term-mat = планшет
    .meaning = всё, что напечатано о бойце: шкалы, начальная Скорость и способность
fired-up-term-influence = Влияние
    .meaning = сколько ещё ходов боец будет слушать толпу в этом раунде
fired-up-term-buff = Усиление
    .meaning = грань кубика Влияния: шаг вперёд по шкале Атаки или Защиты
fired-up-term-morale = Боевой дух
    .meaning = низкий, обычный или высокий: от него зависит, какую Атаку и Защиту боец может удержать; ещё так называется грань, которая кладёт палец вверх или вниз
fired-up-term-morale-check = проверка духа
    .meaning = пальцы, поднятые и опущенные за раунд, сдвигают Боевой дух, а то, что стоит на шкалах слишком высоко, падает
fired-up-term-speed = Скорость
    .meaning = очередь атак, её показывают жетоны: 1 — самый быстрый; ещё так называется грань, с которой боец обгоняет
fired-up-term-sprinting = рывок
    .meaning = состояние бойца, который в этом раунде кого-то обогнал: чтобы обойти его самого, нужны два кубика
fired-up-term-target = Цель
    .meaning = тот, кого боец будет атаковать; ещё так называется грань, которая меняет цель, закрепляет её или снимает замок
fired-up-term-lock = замок
    .meaning = кубик, который закрепляет цель бойца, пока кто-нибудь не потратит другой, чтобы его снять
fired-up-term-social = Связи
    .meaning = грань кубика Влияния: ставка, половина Услуги или жетон на потом
fired-up-term-token = жетон Связей
    .meaning = Связи, отложенные на потом; у каждого игрока два жетона, активных или нет
fired-up-term-multitask = Услуга
    .meaning = двое Связей, которые превращаются в один кубик с другой гранью для любого бойца
fired-up-term-double = Удвоение
    .meaning = грань кубика Влияния: ещё один кубик к действию, которое вы и так выполняете
fired-up-term-attack = Атака
    .meaning = сколько кубиков боец бросает, когда нападает
fired-up-term-defense = Защита
    .meaning = сколько кубиков боец бросает, когда защищается
fired-up-term-stamina = Выносливость
    .meaning = её отнимает урон; боец, у которого она кончилась, выбывает
fired-up-term-wound = Рана
    .meaning = след от двух ударов в одну часть тела, если хоть один из них прошёл; с третьей Раной боец выбывает
fired-up-term-block = блок
    .meaning = кубик Защиты, который остановил кубик Атаки
fired-up-term-counter = контрудар
    .meaning = лишний кубик Защиты с частью тела, которая выпала нападающему: он наносит урон самому нападающему
fired-up-term-special = Особый приём
    .meaning = в атаке его ничем не заблокировать; в защите он блокирует любую часть тела
fired-up-term-highlight = Зрелище
    .meaning = тайная карта: что вы надеетесь увидеть и сколько очков за это получите
fired-up-term-tier = ступень
    .meaning = часть Зрелища; каждая требует всего, что требуют прежние, и приносит больше очков
fired-up-term-keep = оставить
    .meaning = выбрать Зрелище на этот раунд; очки приносят только оставленные карты
fired-up-term-bet = Ставка
    .meaning = вопрос о том, как пойдёт бой; открыты три: ранняя, средняя и поздняя
fired-up-term-betting-card = карта бойца
    .meaning = ваш ответ на вопрос Ставки; у вас по одной карте на каждого бойца, и кладут их рубашкой вверх
fired-up-term-ability = способность
    .meaning = то, что умеет только этот боец; можно договориться играть без способностей

# ---- The rules, section by section

fired-up-section-1 = Что есть в игре
fired-up-section-2 = Начало партии
fired-up-section-3 = Фаза Влияния
fired-up-section-4 = Битва
fired-up-section-5 = Зрелища
fired-up-section-6 = Ставки
fired-up-section-7 = Выбывшие и новый раунд
fired-up-section-8 = Конец партии
fired-up-section-9 = Способности

rule-U1-1 = Драться могут шестеро: Сигурд, Марроу, Мэй, Рексус, Аббел и ФРеД. На планшете бойца есть шкалы Атаки и Защиты, обе поделены на зоны низкого, обычного и высокого Боевого духа, шкала Выносливости, начальная Скорость и шкала Влияния, которая обычно начинается с 3. Сам Боевой дух — низкий, обычный или высокий — показывает маркер.
    .title = бойцы и планшеты
rule-U1-2 = На кубике Влияния шесть граней: Усиление, Боевой дух, Скорость, Цель, Связи и Удвоение.
    .title = кубики Влияния
rule-U1-3 = На кубиках Атаки и Защиты одни и те же грани: Голова, Рука, Корпус, Нога, Особый приём и Промах, обычно по одной. В другом наборе кубики могут быть другими.
    .title = кубики Атаки и Защиты
rule-U1-4 = В игре шестьдесят Зрелищ и шесть Ставок: две ранние, две средние и две поздние. У каждого игрока по одной карте на каждого бойца.
    .title = карты
rule-U2-1 = Играют от двух до пяти человек. Вдвоём и втроём на арену выходят четыре бойца, вчетвером и впятером — пять. Их выбирает жребий, и они встают в круг.
    .title = игроки и бойцы
rule-U2-2 = Атака и Защита начинают с наибольшего значения низкой зоны, Выносливость — с верха шкалы, Боевой дух — с обычного, Влияние — со своего начала. Каждый боец нацелен на соседа слева, следующего по часовой стрелке.
    .title = с чего начинают бойцы
rule-U2-3 = Боец с самой высокой начальной Скоростью получает жетон Скорости 1, следующий — 2 и так далее. Одинаковой начальной Скорости не бывает.
    .title = жетоны Скорости
rule-U2-4 = Открывают по одной ранней, средней и поздней Ставке. Каждый игрок берёт четыре Зрелища, кубики Влияния — на один больше, чем бойцов, — два неактивных жетона Связей и карты тех бойцов, что вышли на арену. Первого игрока определяет жребий.
    .title = что получает каждый
rule-U3-1 = Все одновременно и тайно оставляют на этот раунд по два Зрелища из четырёх, а два других откладывают рубашкой вверх.
    .title = два Зрелища на раунд
rule-U3-2 = Дальше ходят по часовой стрелке, начиная с первого игрока. В свой ход бросьте все свои кубики; любые из них можно один раз перебросить. Затем используйте хотя бы один кубик — на действие или просто сбросив его — и ещё сколько захотите. Остальные вы бросите в следующий ход. Отложить Связи — значит использовать кубик, а потратить одни лишь жетоны — нет. У кого к началу хода кубиков не осталось, тот спасовал, даже если есть активные жетоны; фаза кончается, когда спасовали все.
    .title = ход
rule-U3-3 = Все кубики одного хода, кроме Связей, достаются одному бойцу, у которого Влияние выше 0. В конце хода каждый боец, на которого повлияли кубиками или Услугой, теряет ровно единицу Влияния, сколько бы кубиков на него ни ушло. С нулём он в этом раунде больше никого не слушает. Сброшенный кубик ни на кого не влияет.
    .title = один боец за ход
rule-U3-4 = Усиление: передвиньте маркер Атаки или Защиты бойца на деление вперёд, но не дальше конца шкалы. До проверки духа он может стоять и выше, чем позволяет Боевой дух.
    .title = Усиление
rule-U3-5 = Боевой дух: положите кубик бойцу на «палец вверх» или «палец вниз». Места хватит для любого числа кубиков.
    .title = Боевой дух
rule-U3-6 = Скорость: боец меняется жетонами Скорости с тем, кто идёт прямо перед ним. Для этого нужен один кубик, а если тот в рывке — два. Кто обогнал, тот сразу и до конца раунда в рывке. Самому быстрому обгонять некого.
    .title = Скорость
rule-U3-7 = Цель — это одно из трёх: повернуть бойца к другому живому бойцу, если его цель не закреплена; закрепить цель замком, если замка ещё нет; снять замок. Пока цель закреплена, сменить её не может никто.
    .title = Цель
rule-U3-8 = Связи: пустите их в дело сразу или отложите, то есть сбросьте кубик и сделайте активным один из двух своих жетонов. Тратить жетоны можно со следующего хода, вместе с любым числом других Связей. За одни Связи делают ставку. Двое Связей — это Услуга: один кубик с любой гранью, кроме Связей и Удвоения; его тут же применяют к любому живому бойцу, у которого Влияние выше 0, даже если в этот ход вы влияете на другого. Вместе с выпавшей Скоростью или Удвоением Услуга поможет обойти и бойца в рывке.
    .title = Связи
rule-U3-9 = Удвоение: вместе с действием, на которое идёт хотя бы один кубик или отложенный жетон, оно считается ещё одним кубиком того же действия; одно Усиление и три Удвоения — это четыре Усиления. Рядом со Связями Удвоением можно сделать ставку или дополнить Услугу, но отложить его нельзя. Одинокое Удвоение можно только сбросить.
    .title = Удвоение
rule-U3-10 = Ходит только тот, кого спросили, и только своими кубиками, жетонами и картами. Что игрок сделал тайный выбор, видят все; какой именно — никто.
    .title = когда и чем
rule-U4-1 = Битва начинается с проверки духа. Боевой дух каждого бойца сдвигается на разницу между пальцами вверх и вниз в ту сторону, где их больше, но не дальше низкого или высокого. Если Атака или Защита оказались выше зоны нового Боевого духа, они падают до наибольшего значения этой зоны; подняться от проверки они не могут. Кубики Боевого духа снимают.
    .title = проверка духа
rule-U4-2 = Теперь приносят очки Зрелища «До битвы».
    .title = Зрелища «До битвы»
rule-U4-3 = Каждый боец атакует один раз, по очереди Скорости, какой она была в начале битвы. Кто выбыл до своей очереди, не атакует; тот, чья цель выбыла, не делает ничего.
    .title = кто и когда атакует
rule-U4-4 = Нападающий бросает столько кубиков, какова его Атака, защитник — столько, какова его Защита. Каждый кубик Защиты с частью тела блокирует один кубик Атаки с той же частью. Потом каждый Особый приём защитника блокирует ещё одну часть тела, но не Особый приём нападающего; выбирается лучшее для защитника: меньше Ран, затем меньше урона, затем сначала Головы, Руки и Корпуса. Каждая часть тела без блока и каждый Особый приём в атаке наносят 1 урон, Промахи ничего не делают. Каждый лишний кубик Защиты с частью тела, которая выпала нападающему, — контрудар: 1 урон нападающему. Если часть тела выпала хотя бы дважды и прошла без блока, она наносит Раны: по одной за каждую пару, но не больше, чем осталось таких кубиков без блока.
    .title = атака
rule-U4-5 = Обе стороны получают урон одновременно. Боец без Выносливости или с тремя Ранами выбывает; могут выбыть и оба сразу. Порядок после атаки такой: урон и Раны, выбывание, Ставки, Зрелища «В битве», и только потом выбывшие уходят с арены. Атаки без живой цели не бывает.
    .title = урон и выбывание
rule-U4-6 = После каждой атаки могут принести очки Зрелища «В битве»; тут же рассчитывают Ставки, которые она решила.
    .title = после каждой атаки
rule-U4-7 = После последней атаки приносят очки Зрелища «После битвы».
    .title = Зрелища «После битвы»
rule-U5-1 = У Зрелища есть своё время — «До битвы», «В битве» или «После битвы» — и две или три ступени с очками; каждая ступень требует и всего, что было в прежних. Очки приносят только оставленные карты. Карта засчитывается один раз, по высшей выполненной ступени, и уходит в сброс.
    .title = ступени и очки
rule-U5-2 = У карт «До битвы» и «После битвы» один момент за раунд, и засчитываются они сами. Карту «В битве» проверяют на каждой атаке заново: если она выполнена, можно засчитать её или подождать большего. Но ждать рискованно: считается только та атака, что идёт сейчас. После последней возможной атаки всё выполненное засчитывается само.
    .title = засчитать или ждать
rule-U5-3 = После каждой атаки, за которой может последовать другая, все игроки, у кого ещё есть оставленные карты, отвечают одновременно: засчитать любые из выполненных карт или ждать. Так сам вопрос не выдаёт, что на руке. Засчитанные карты видят все; кто ждал и с чем — никто.
    .title = спрашивают всех
rule-U5-4 = В конце раунда все оставленные карты уходят в сброс; те, что не принесли очков, не открывают. Каждый берёт две новые, по часовой стрелке от нового первого игрока, и карт снова четыре.
    .title = новые Зрелища
rule-U6-1 = Ставка стоит одних Связей. Положите рубашкой вверх ещё не сыгранную карту бойца на одну из открытых Ставок, в строку этого раунда, поверх карт, которые там уже лежат. На одну Ставку можно положить несколько карт с разными бойцами; можно поставить и на того, кто уже выбыл.
    .title = сделать ставку
rule-U6-2 = Когда событие Ставки произошло, её карты открывают: сначала ранние строки, внутри строки — в том порядке, в каком их клали. Первая, вторая и третья верная карта получают награду Ставки, обычно 3, 2 и 1, а каждая верная — ещё и премию своей строки: 3, 2, 1 и 0 за раунды с первого по четвёртый. Если условие разом выполнили два бойца, верны оба. На рассчитанную Ставку больше не ставят.
    .title = расчёт Ставки
rule-U6-3 = Ставка, чьё событие так и не случилось, ничего не приносит. Победителя боя и наибольший урон определяют в конце партии. В нанесённый урон входят контрудары и способности, и считают его целиком, даже если столько Выносливости уже не оставалось. Половина Выносливости — это половина начальной или меньше.
    .title = что считается для Ставок
rule-U7-1 = Выбывший боец сразу уходит с планшетом, замком и маркерами, а все, кто медленнее, сдвигаются на жетон Скорости вперёд. В конце раунда те, кто целился в него, поворачиваются к следующему живому бойцу слева, уже без замка.
    .title = выбывшие
rule-U7-2 = К новому раунду Влияние возвращается к началу, а кубики Боевого духа, замков и рывков снимают. Атака, Защита, Боевой дух, Выносливость, Раны, цели и отложенные Связи остаются. Каждый берёт кубики Влияния — на один больше, чем живых бойцов. Первым ходит тот, у кого меньше всех очков; если таких несколько — ближайший справа от нынешнего первого игрока, а сам он последний.
    .title = новый раунд
rule-U8-1 = Партия кончается после четвёртого раунда или после раунда, в котором остался в живых не больше чем один боец, как только принесли очки Зрелища «После битвы».
    .title = когда кончается партия
rule-U8-2 = Бой выигрывает живой боец с наибольшей Выносливостью, а если таких несколько — тот, у кого выше начальная Скорость. Если живых нет, боя не выиграл никто, и Ставка на победителя ничего не приносит.
    .title = победитель боя
rule-U8-3 = Побеждает игрок, у которого больше всех очков. При равенстве решают очки за ставки, а если равны и они, победу делят.
    .title = победитель партии
rule-U9-1 = Сигурд наносит нападающему 1 урон за каждый кубик, который заблокировал, в том числе Особым приёмом.
    .title = Сигурд
rule-U9-2 = Марроу бросает на один кубик Атаки больше против раненого защитника и на один кубик Защиты больше против раненого нападающего.
    .title = Марроу
rule-U9-3 = Мэй один раз перебрасывает все свои Промахи — и в атаке, и в защите.
    .title = Мэй
rule-U9-4 = Каждая Нога Рексуса, прошедшая без блока, наносит 2 урона, и каждый его контрудар Ногой — тоже.
    .title = Рексус
rule-U9-5 = Руки не наносят Аббелу урона, даже контрударом. Раны от Рук остаются Ранами.
    .title = Аббел
rule-U9-6 = Чтобы заблокировать Корпус ФРеДа, нужны два Корпуса в защите: один ничего не блокирует, зато Особого приёма хватит. Лишние Корпуса бьют контрударом, только если заблокированы все его Корпуса.
    .title = ФРеД

# ---- Why something is refused. $to is "player" for the player who tried it, "reader" for a third person.

fired-up-refusal-no-such-seat = За этим столом нет места { $seat }.
fired-up-refusal-not-asked = { $to ->
    [player] Сейчас спрашивают не вас.
   *[reader] Сейчас спрашивают не этого игрока.
}
fired-up-refusal-chance-due = Сначала нужно бросить кубики или раздать карты.
fired-up-refusal-game-over = Партия окончена.
fired-up-refusal-keep-first = { $to ->
    [player] Сначала выберите два Зрелища на этот раунд.
   *[reader] Сначала все выбирают по два Зрелища на этот раунд.
}
fired-up-refusal-keep-two = { $to ->
    [player] Оставить нужно ровно два Зрелища.
   *[reader] Каждый оставляет ровно два Зрелища.
}
fired-up-refusal-not-yours = { $to ->
    [player] Зрелища { $card } у вас нет, или вы его не оставили.
   *[reader] Зрелища { $card } у этого игрока нет, или оно не оставлено.
}
fired-up-refusal-kept-already = Зрелища выбирают в начале раунда, и менять выбор уже нельзя.
fired-up-refusal-reroll-or-stand = { $to ->
    [player] Сначала перебросьте часть кубиков или оставьте их как есть.
   *[reader] Сначала часть кубиков перебрасывают или оставляют как есть.
}
fired-up-refusal-rerolled-already = Перебросить кубики можно один раз, пока ни один не использован.
fired-up-refusal-no-such-dice = { $to ->
    [player] Таких кубиков у вас нет.
   *[reader] Таких кубиков у этого игрока нет.
}
fired-up-refusal-no-such-token = { $to ->
    [player] Такого жетона у вас сейчас нет: отложенное можно тратить со следующего хода.
   *[reader] Такого жетона у этого игрока сейчас нет: отложенное можно тратить со следующего хода.
}
fired-up-refusal-use-a-die = { $to ->
    [player] Прежде чем закончить ход, используйте хотя бы один кубик; можно просто сбросить.
   *[reader] За ход нужно использовать хотя бы один кубик; можно просто сбросить.
}
fired-up-refusal-not-in-the-circle = На арене такого бойца нет: { fired-up-fighter-name }.
fired-up-refusal-fallen = { fired-up-fighter-name } уже вне боя.
fired-up-refusal-exhausted = { fired-up-fighter-name } в этом раунде толпу больше не слушает.
fired-up-refusal-one-fighter-a-turn = { $to ->
    [player] В этот ход вы влияете на { fired-up-fighter-of }: туда же идут и остальные кубики, кроме Связей.
   *[reader] В этот ход влияют на { fired-up-fighter-of }: туда же идут и остальные кубики, кроме Связей.
}
fired-up-refusal-end-of-track = Маркер уже в конце шкалы.
fired-up-refusal-fastest = { fired-up-fighter-name } и так быстрее всех.
fired-up-refusal-sprinter-takes-two = Чтобы обойти бойца в рывке, нужны два кубика.
fired-up-refusal-takes-one = Хватит одного кубика: тот, кто впереди, не в рывке.
fired-up-refusal-locked = Цель { fired-up-fighter-of } закреплена.
fired-up-refusal-not-locked = Цель { fired-up-fighter-of } не закреплена.
fired-up-refusal-same-target = { fired-up-fighter-name } может повернуться только к другому живому бойцу, а не к нынешней цели.
fired-up-refusal-wrong-dice = { $face ->
    [B] Для этого нужно одно Усиление.
    [M] Для этого нужен один кубик Боевого духа.
    [S] Для этого нужны кубики Скорости.
    [T] Для этого нужен один кубик Цели.
    [O] Для этого нужны Связи.
   *[D] Для этого нужно Удвоение.
}
fired-up-refusal-tokens-are-social = Жетонами платят только за ставки и Услуги.
fired-up-refusal-lone-double = Удвоение не используют само по себе: оно дополняет действие, за которое заплачено другим кубиком.
fired-up-refusal-two-socials = Для Услуги нужны ровно двое Связей.
fired-up-refusal-tokens-full = { $to ->
    [player] Оба ваших жетона уже активны.
   *[reader] Оба жетона этого игрока уже активны.
}
fired-up-refusal-no-such-bet = Ставки { $bet } в этой партии нет.
fired-up-refusal-settled = Ставка { $bet } рассчитана, карт на неё больше не кладут.
fired-up-refusal-card-used = { $to ->
    [player] Карту { fired-up-fighter-of } вы уже сыграли.
   *[reader] Карту { fired-up-fighter-of } этот игрок уже сыграл.
}
fired-up-refusal-no-scoring-now = Сейчас засчитывать нечего.
fired-up-refusal-score-or-wait = { $to ->
    [player] После атаки вы можете только засчитать Зрелища или ждать.
   *[reader] После атаки можно только засчитать Зрелища или ждать.
}
fired-up-refusal-not-met = Условия Зрелища { $card } в этой атаке не выполнены.
fired-up-refusal-set-up-already = Партия уже подготовлена.
fired-up-refusal-fighter-count = При таком числе игроков на арену выходит другое число бойцов, каждый по одному разу.
fired-up-refusal-bet-terms = В партии одна ранняя, одна средняя и одна поздняя Ставка.
fired-up-refusal-first-seat = Первого игрока нет за этим столом.
fired-up-refusal-highlight-deck = В колоде должны быть все шестьдесят Зрелищ, каждое по одному разу.
fired-up-refusal-roll-not-due = { $to ->
    [player] Сейчас вы эти кубики не бросаете.
   *[reader] Сейчас этот игрок таких кубиков не бросает.
}
fired-up-refusal-no-such-influence-face = На кубиках Влияния этого набора такой грани нет.
fired-up-refusal-fight-not-due = Сейчас дерутся не эти двое.
fired-up-refusal-dice-count = В этой атаке бросают другое число кубиков.
fired-up-refusal-no-such-fight-face = На кубиках Атаки и Защиты этого набора такой грани нет.
fired-up-refusal-misses-not-due = Сейчас эти Промахи не перебрасывают.

# ---- Why options are impossible

fired-up-option-players = Играть могут от двух до пяти человек.
fired-up-option-pack = Набора карт «{ $pack }» здесь нет. Есть: { $known }.

# ---- Why a position is impossible

fired-up-position-setup = Партия начинается с подготовки: другую позицию расставить нельзя.

# ---- What decides a Bet

fired-up-event-first-wounds = { $number ->
    [1] кто первым получит Рану
    [one] кто первым наберёт { $number } Рану
    [few] кто первым наберёт { $number } Раны
   *[many] кто первым наберёт { $number } Ран
}
fired-up-event-first-damage = кто первым нанесёт { $number } и больше урона за одну атаку
fired-up-event-first-eliminated = кто первым выбудет
fired-up-event-first-at-half = у кого первого останется половина Выносливости или меньше
fired-up-event-winner = кто победит в бою
fired-up-event-most-damage = кто нанесёт больше всех урона за весь бой

# ---- What a Highlight asks for. $shape is "none", "some" (at least 1), "exact", "least", "most" or
# "range"; $number is the number that bounds it, in a range the upper one, and $least the lower one.
# Facts that are true or false are "some" or "none".

# Needs nothing.
fired-up-condition-always = что бы ни случилось

fired-up-amount = { $shape ->
    [none] 0
    [some] хотя бы 1
    [exact] ровно { $number }
    [most] не больше { $number }
    [range] от { $least } до { $number }
   *[least] { $number } и больше
}
fired-up-count-fighters = { $shape ->
    [none] ни одного бойца
    [some] { fired-up-amount } боец
    [least] { fired-up-amount } бойцов
    [exact] { fired-up-amount } { $number ->
        [one] боец
        [few] бойца
       *[many] бойцов
    }
   *[other] { fired-up-amount } { $number ->
        [one] бойца
       *[many] бойцов
    }
}
fired-up-count-damage = { $shape ->
    [none] без урона
    [some] { fired-up-amount } урон
    [least] { fired-up-amount } урона
    [exact] { fired-up-amount } { $number ->
        [one] урон
        [few] урона
       *[many] урона
    }
   *[other] { fired-up-amount } { $number ->
        [one] урона
       *[many] урона
    }
}
fired-up-count-wounds = { $shape ->
    [none] ни одной Раны
    [some] { fired-up-amount } Рана
    [least] { fired-up-amount } Ран
    [exact] { fired-up-amount } { $number ->
        [one] Рана
        [few] Раны
       *[many] Ран
    }
   *[other] { fired-up-amount } { $number ->
        [one] Раны
       *[many] Ран
    }
}
fired-up-count-counters = { $shape ->
    [none] ни одного контрудара
    [some] { fired-up-amount } контрудар
    [least] { fired-up-amount } контрударов
    [exact] { fired-up-amount } { $number ->
        [one] контрудар
        [few] контрудара
       *[many] контрударов
    }
   *[other] { fired-up-amount } { $number ->
        [one] контрудара
       *[many] контрударов
    }
}
fired-up-count-specials = { $shape ->
    [none] ни одного Особого приёма в атаке
    [some] { fired-up-amount } Особый приём в атаке
    [least] { fired-up-amount } Особых приёмов в атаке
    [exact] { fired-up-amount } { $number ->
        [one] Особый приём
        [few] Особых приёма
       *[many] Особых приёмов
    } в атаке
   *[other] { fired-up-amount } { $number ->
        [one] Особого приёма
       *[many] Особых приёмов
    } в атаке
}
fired-up-count-blocks = { $shape ->
    [none] ни одного блока
    [some] { fired-up-amount } блок
    [least] { fired-up-amount } блоков
    [exact] { fired-up-amount } { $number ->
        [one] блок
        [few] блока
       *[many] блоков
    }
   *[other] { fired-up-amount } { $number ->
        [one] блока
       *[many] блоков
    }
}
fired-up-count-attack-dice = { $shape ->
    [none] ни одного кубика Атаки
    [some] { fired-up-amount } кубик Атаки
    [least] { fired-up-amount } кубиков Атаки
    [exact] { fired-up-amount } { $number ->
        [one] кубик Атаки
        [few] кубика Атаки
       *[many] кубиков Атаки
    }
   *[other] { fired-up-amount } { $number ->
        [one] кубика Атаки
       *[many] кубиков Атаки
    }
}
fired-up-count-attacks = { $shape ->
    [none] ни одной атаки
    [some] { fired-up-amount } атака
    [least] { fired-up-amount } атак
    [exact] { fired-up-amount } { $number ->
        [one] атака
        [few] атаки
       *[many] атак
    }
   *[other] { fired-up-amount } { $number ->
        [one] атаки
       *[many] атак
    }
}

# Start: the picture after the morale check.

fired-up-fact-locks = { fired-up-count-fighters } с закреплённой целью
fired-up-fact-mutual-pairs = { $shape ->
    [none] ни одной пары бойцов, нацеленных друг на друга
    [some] хотя бы 1 пара бойцов, нацеленных друг на друга
    [most] не больше 1 пары бойцов, нацеленных друг на друга
   *[exact] { $number ->
        [1] ровно 1 пара бойцов, нацеленных друг на друга
       *[other] 2 пары бойцов, нацеленных друг на друга
    }
}
fired-up-fact-most-targeted = { $shape ->
    [exact] { fired-up-count-fighters } с самой частой целью
    [range] { fired-up-count-fighters } с самой частой целью
    [most] { $number ->
        [1] нет двух бойцов с одной и той же целью
       *[other] { fired-up-count-fighters } с одной и той же целью
    }
   *[other] { fired-up-count-fighters } с одной и той же целью
}
fired-up-fact-untargeted = { $shape ->
    [none] под прицелом каждый боец
   *[other] { fired-up-count-fighters } вне прицела
}
fired-up-fact-high-morale = { fired-up-count-fighters } с высоким Боевым духом
fired-up-fact-low-morale = { fired-up-count-fighters } с низким Боевым духом
fired-up-fact-sprinting = { fired-up-count-fighters } в рывке
fired-up-fact-exhausted = { $shape ->
    [none] у каждого бойца осталось Влияние
   *[other] { fired-up-count-fighters } с исчерпанным Влиянием
}
fired-up-fact-highest-attack = наибольшая Атака — { fired-up-amount }
fired-up-fact-highest-defense = наибольшая Защита — { fired-up-amount }
fired-up-fact-lowest-attack = наименьшая Атака — { fired-up-amount }
fired-up-fact-wounded-fighters = { fired-up-count-fighters } с Раной
fired-up-fact-after-the-wounded = { fired-up-count-fighters } с раненой целью
fired-up-fact-fastest-on-slowest = { $shape ->
    [none] самый быстрый боец нацелен не на самого медленного
   *[some] самый быстрый боец нацелен на самого медленного
}
fired-up-fact-slowest-on-fastest = { $shape ->
    [none] самый медленный боец нацелен не на самого быстрого
   *[some] самый медленный боец нацелен на самого быстрого
}
fired-up-fact-weakest-on-strongest = { $shape ->
    [none] боец с наименьшей Выносливостью нацелен не на бойца с наибольшей
   *[some] боец с наименьшей Выносливостью нацелен на бойца с наибольшей
}
fired-up-fact-strongest-on-weakest = { $shape ->
    [none] боец с наибольшей Выносливостью нацелен не на бойца с наименьшей
   *[some] боец с наибольшей Выносливостью нацелен на бойца с наименьшей
}
fired-up-fact-left-targets = { fired-up-count-fighters } с соседом слева в прицеле
fired-up-fact-high-on-low = { fired-up-count-fighters } с высоким Боевым духом и целью с низким
fired-up-fact-outmatched = { $shape ->
    [none] у каждого бойца Атака выше, чем Защита цели
   *[other] { fired-up-count-fighters } с Атакой не выше, чем Защита цели
}
fired-up-fact-downhill = { fired-up-count-fighters } с более медленной целью
fired-up-fact-ring = { $shape ->
    [least] { fired-up-count-fighters } в кольце, где каждый нацелен на следующего
   *[other] { fired-up-count-fighters } в самом большом кольце, где каждый нацелен на следующего
}
fired-up-fact-locked-duels = { fired-up-count-fighters } с закреплённой целью, которая целится в ответ
fired-up-fact-out-of-order = { $shape ->
    [none] каждый боец на исходном месте по Скорости
   *[other] { fired-up-count-fighters } не на исходном месте по Скорости
}

# Fight: the picture of one attack.

fired-up-fact-damage = { fired-up-count-damage }
fired-up-fact-returned = { fired-up-count-damage } нападающему
fired-up-fact-wounds = { fired-up-count-wounds }
fired-up-fact-counters = { fired-up-count-counters }
fired-up-fact-specials = { fired-up-count-specials }
fired-up-fact-blocks = { fired-up-count-blocks }
fired-up-fact-heads = { $shape ->
    [none] ни одной Головы без блока
    [some] { fired-up-amount } Голова без блока
    [least] { fired-up-amount } Голов без блока
    [exact] { fired-up-amount } { $number ->
        [one] Голова
        [few] Головы
       *[many] Голов
    } без блока
   *[other] { fired-up-amount } { $number ->
        [one] Головы
       *[many] Голов
    } без блока
}
fired-up-fact-hands = { $shape ->
    [none] ни одной Руки без блока
    [some] { fired-up-amount } Рука без блока
    [least] { fired-up-amount } Рук без блока
    [exact] { fired-up-amount } { $number ->
        [one] Рука
        [few] Руки
       *[many] Рук
    } без блока
   *[other] { fired-up-amount } { $number ->
        [one] Руки
       *[many] Рук
    } без блока
}
fired-up-fact-torsos = { $shape ->
    [none] ни одного Корпуса без блока
    [some] { fired-up-amount } Корпус без блока
    [least] { fired-up-amount } Корпусов без блока
    [exact] { fired-up-amount } { $number ->
        [one] Корпус
        [few] Корпуса
       *[many] Корпусов
    } без блока
   *[other] { fired-up-amount } { $number ->
        [one] Корпуса
       *[many] Корпусов
    } без блока
}
fired-up-fact-legs = { $shape ->
    [none] ни одной Ноги без блока
    [some] { fired-up-amount } Нога без блока
    [least] { fired-up-amount } Ног без блока
    [exact] { fired-up-amount } { $number ->
        [one] Нога
        [few] Ноги
       *[many] Ног
    } без блока
   *[other] { fired-up-amount } { $number ->
        [one] Ноги
       *[many] Ног
    } без блока
}
fired-up-fact-misses = { $shape ->
    [none] ни одного Промаха у нападающего
    [some] { fired-up-amount } Промах у нападающего
    [least] { fired-up-amount } Промахов у нападающего
    [exact] { fired-up-amount } { $number ->
        [one] Промах
        [few] Промаха
       *[many] Промахов
    } у нападающего
   *[other] { fired-up-amount } { $number ->
        [one] Промаха
       *[many] Промахов
    } у нападающего
}
fired-up-fact-same-part = { $shape ->
    [none] { fired-up-count-attack-dice } с частью тела
    [some] { fired-up-count-attack-dice } с частью тела
    [exact] { fired-up-count-attack-dice } с самой частой частью тела
    [range] { fired-up-count-attack-dice } с самой частой частью тела
    [most] { $number ->
        [1] нет двух кубиков Атаки с одной и той же частью тела
       *[other] { fired-up-count-attack-dice } с одной и той же частью тела
    }
   *[other] { fired-up-count-attack-dice } с одной и той же частью тела
}
fired-up-fact-parts = { $shape ->
    [none] ни одной части тела на кубиках Атаки
    [some] { fired-up-amount } часть тела на кубиках Атаки
    [least] { fired-up-amount } разных частей тела на кубиках Атаки
    [exact] { fired-up-amount } { $number ->
        [one] часть тела
        [few] разные части тела
       *[many] разных частей тела
    } на кубиках Атаки
   *[other] { fired-up-amount } { $number ->
        [one] части тела
       *[many] разных частей тела
    } на кубиках Атаки
}
fired-up-fact-felled = { $shape ->
    [none] никто не выбывает
    [some] кто-то выбывает
    [most] выбывает не больше чем один из двоих
   *[exact] { $number ->
        [1] выбывает ровно один из двоих
       *[other] выбывают оба
    }
}
fired-up-fact-defender-fell = { $shape ->
    [none] защитник не выбывает
   *[some] защитник выбывает
}
fired-up-fact-attacker-fell = { $shape ->
    [none] нападающий не выбывает
   *[some] нападающий выбывает
}
fired-up-fact-underdog = { $shape ->
    [none] до атаки у нападающего было не меньше Выносливости, чем у защитника
   *[some] до атаки у нападающего было меньше Выносливости, чем у защитника
}
fired-up-fact-giant-slayer = { $shape ->
    [none] это не атака бойца с наименьшей Выносливостью на бойца с наибольшей
   *[some] боец с наименьшей Выносливостью атакует бойца с наибольшей
}
fired-up-fact-duel = { $shape ->
    [none] защитник нацелен не на нападающего
   *[some] защитник нацелен на нападающего
}
fired-up-fact-locked-on = { $shape ->
    [none] цель нападающего не закреплена
   *[some] цель нападающего закреплена
}
fired-up-fact-by-the-fastest = { $shape ->
    [none] нападающий — не самый быстрый
   *[some] нападающий — самый быстрый
}
fired-up-fact-by-the-slowest = { $shape ->
    [none] нападающий — не самый медленный
   *[some] нападающий — самый медленный
}
fired-up-fact-by-the-cheered = { $shape ->
    [none] у нападающего не высокий Боевой дух
   *[some] у нападающего высокий Боевой дух
}
fired-up-fact-by-the-booed = { $shape ->
    [none] у нападающего не низкий Боевой дух
   *[some] у нападающего низкий Боевой дух
}
fired-up-fact-old-wounds = { $shape ->
    [none] до атаки у защитника не было Ран
    [some] до атаки у защитника уже была Рана
    [most] до атаки у защитника было не больше 1 Раны
   *[exact] { $number ->
        [1] до атаки у защитника была ровно 1 Рана
       *[other] до атаки у защитника было уже 2 Раны
    }
}
fired-up-fact-revenge = { $shape ->
    [none] защитник ещё не наносил урона нападающему в этой битве
   *[some] защитник уже наносил урон нападающему в этой битве
}
fired-up-fact-crowded = { fired-up-count-fighters } с защитником в прицеле
fired-up-fact-turned = { $shape ->
    [none] нападающий получает не больше урона, чем защитник
   *[some] нападающий получает больше урона, чем защитник
}
fired-up-fact-wall = { $shape ->
    [none] кубик с частью тела остался без блока, или таких меньше двух
   *[some] кубиков с частями тела не меньше двух, и все заблокированы
}
fired-up-fact-stamina-left = { $shape ->
    [none] у защитника не остаётся Выносливости
    [most] Выносливость защитника после атаки — { fired-up-amount }, или он выбывает
   *[other] Выносливость защитника после атаки — { fired-up-amount }
}

# End: the picture after the last attack.

fired-up-fact-total-damage = { fired-up-count-damage } за весь раунд
fired-up-fact-best-attack = { $shape ->
    [none] ни одной атаки с уроном
   *[other] самая сильная атака — { fired-up-count-damage }
}
fired-up-fact-total-wounds = { fired-up-count-wounds } за весь раунд
fired-up-fact-total-counters = { fired-up-count-counters } за весь раунд
fired-up-fact-total-specials = { fired-up-count-specials } за весь раунд
fired-up-fact-total-blocks = { fired-up-count-blocks } за весь раунд
fired-up-fact-unhurt = { fired-up-count-fighters } в строю и без урона за раунд
fired-up-fact-eliminated = { $shape ->
    [none] ни одного выбывшего за раунд
    [some] { fired-up-amount } выбывший за раунд
    [least] { fired-up-amount } выбывших за раунд
    [exact] { fired-up-amount } { $number ->
        [one] выбывший
        [few] выбывших
       *[many] выбывших
    } за раунд
   *[other] { fired-up-amount } { $number ->
        [one] выбывшего
       *[many] выбывших
    } за раунд
}
fired-up-fact-harmless = { fired-up-count-attacks } без урона защитнику
fired-up-fact-attacks = { fired-up-count-attacks } за весь раунд
fired-up-fact-both-hurt = { fired-up-count-attacks } с уроном обеим сторонам
fired-up-fact-most-wounds = { $shape ->
    [none] ни у кого в строю нет Ран
    [some] у кого-то в строю есть Рана
    [most] ни у кого в строю нет 2 Ран
   *[exact] { $number ->
        [1] у кого-то в строю есть Рана, но ни у кого нет 2
       *[other] у кого-то в строю есть 2 Раны
    }
}
fired-up-fact-limping = { fired-up-count-fighters } в строю с Раной
fired-up-fact-gap = { $shape ->
    [none] у всех в строю поровну Выносливости
   *[other] разрыв в Выносливости между сильнейшим и слабейшим в строю — { fired-up-amount }
}
fired-up-fact-least-stamina = { $shape ->
    [none] в строю никого не осталось
    [some] в строю кто-то остался
    [least] у каждого в строю Выносливость { fired-up-amount }
    [most] у кого-то в строю Выносливость { fired-up-amount }
   *[other] у слабейшего в строю Выносливость { fired-up-amount }
}
fired-up-fact-most-taken = { $shape ->
    [none] за раунд никто не получил урона
    [some] за раунд кто-то получил урон
    [most] за раунд никто не получил больше { $number } урона
    [least] за раунд кто-то получил { fired-up-count-damage }
   *[other] за раунд самый пострадавший получил { fired-up-count-damage }
}
fired-up-fact-ganged-up-on = { fired-up-count-fighters } с уроном от двух и больше соперников
fired-up-fact-ahead = { fired-up-count-fighters }, чей нанесённый урон больше полученного
fired-up-fact-late-bloomer = { $shape ->
    [none] больше всех урона нанёс не самый медленный боец в строю
   *[some] больше всех урона нанёс самый медленный боец в строю
}
fired-up-fact-untouchable = { fired-up-count-fighters } под прицелом, но в строю и без урона
fired-up-fact-spent = { fired-up-count-fighters } в строю с половиной Выносливости или меньше
fired-up-fact-bleeding-leader = { $shape ->
    [none] у бойца с наибольшей Выносливостью нет Ран
   *[some] у бойца с наибольшей Выносливостью есть Рана
}

# ---- What can be typed. `.words` are all words that mean the same; the English ones always work too.

fired-up-verb-keep = оставить
    .words = оставить оставляю
fired-up-verb-reroll = перебросить
    .words = перебросить переброс
fired-up-verb-stand = годится
    .words = годится хватит
fired-up-verb-buff = усиление
    .words = усиление усилить
fired-up-verb-morale = дух
    .words = дух
fired-up-verb-speed = скорость
    .words = скорость обгон обогнать
fired-up-verb-target = цель
    .words = цель
fired-up-verb-lock = замок
    .words = замок закрепить
fired-up-verb-unlock = снять
    .words = снять открепить
fired-up-verb-bet = ставка
    .words = ставка поставить
fired-up-verb-store = отложить
    .words = отложить
fired-up-verb-multitask = услуга
    .words = услуга
fired-up-verb-discard = сбросить
    .words = сбросить
fired-up-verb-end = конец
    .words = конец закончить
fired-up-verb-score = засчитать
    .words = засчитать
fired-up-verb-wait = ждать
    .words = ждать жду
fired-up-word-attack = атака
    .words = атака атаку
fired-up-word-defense = защита
    .words = защита защиту
fired-up-word-up = вверх
    .words = вверх +
fired-up-word-down = вниз
    .words = вниз -
fired-up-word-all = все
    .words = все

# How moves are typed. $who is a fighter, or the word for any.
fired-up-who = КТО
fired-up-pattern-keep = оставить 1 3
fired-up-pattern-reroll = перебросить BS, перебросить 1 3, перебросить все
fired-up-pattern-buff = усиление { $who } атака/защита
fired-up-pattern-morale = дух { $who } вверх/вниз
fired-up-pattern-speed = скорость { $who }
fired-up-pattern-target = цель { $who } КОГО
fired-up-pattern-lock = замок { $who }
fired-up-pattern-unlock = снять { $who }
fired-up-pattern-bet = ставка m1 { $who }
fired-up-pattern-store = отложить
fired-up-pattern-multitask = услуга усиление { $who } атака
fired-up-pattern-discard = сбросить B
fired-up-pattern-score = засчитать 1

fired-up-help-turn = В начале раунда вы оставляете два Зрелища («1 3»). В свой ход назовите кубики, которые перебрасываете («BS», «1 3», «все»), или «годится»; потом используйте кубики по одному, как показано в списке, и в конце — «конец»: «усиление мэй атака», «дух мэй вверх», «скорость мэй», «цель мэй рексус», «замок мэй», «ставка m1 мэй», «отложить», «сбросить B». Двое Связей — Услуга: «услуга усиление мэй атака». После атаки: «засчитать 1» или «ждать».
fired-up-help-short = Хватит и начала слова («ус мэй а»). Чем платить, можно не писать; если есть выбор, назовите кубики в конце («усиление мэй атака D», «t» — отложенный жетон). Кубики можно называть и по-русски, началом слова («ус», «бо», «ск», «це», «св», «уд»), а при броске — номерами.
fired-up-help-marks = Бойцы стоят по кругу: сосед слева — в следующей строке. «3/5» — Атака или Защита 3, а в битве зачтётся не больше 5, если Боевой дух и пальцы останутся как сейчас. «»» — рывок, ▲ и ▼ — пальцы, «Влиян.» — сколько ещё ходов боец слушает толпу. Третья Рана выводит из боя. У Зрелищ ✓ отмечает ступень, которая сейчас выполнена, а ✗ — ту, которую в этом раунде уже не выполнить.
fired-up-command-table = ещё раз весь стол и что можно сделать (обычно просто Enter)
fired-up-command-cards = ваши Зрелища целиком
fired-up-command-bets = Ставки и карты на них
fired-up-command-points = у кого сколько очков и за что
fired-up-command-hint = что на вашем месте сделал бы сильный бот
fired-up-command-rule = одно правило: «правило U3.4»
fired-up-command-examples = восемь разобранных примеров; «примеры 3» — третий из них

fired-up-unknown-command = «{ $text }» — не ход и не команда. Всё, что можно ввести: «{ command-help }».
fired-up-usage = Это вводят так: { $pattern }
fired-up-which = Что именно: { $moves }?
fired-up-nothing-met = Эта атака не выполнила ни одного вашего Зрелища.
fired-up-refused = Правило { $rule } не позволяет «{ $move }».
fired-up-hint = Бот выбрал бы «{ $move }».

# ---- The table in the terminal

fired-up-welcome-aim = Вы — толпа. Ваши кубики подталкивают бойцов, а очки приносят Зрелища — то, что вы надеялись увидеть в битве, — и ставки. У кого после четырёх раундов больше очков, тот и победил.
fired-up-welcome-no-abilities = Бойцы дерутся без своих способностей.
fired-up-welcome-help = Вводите то, что хотите сделать, как показано в списках. Всё остальное — «{ command-help }».

fired-up-title = «{ $title }»
fired-up-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fired-up-no-dice = нет кубиков
fired-up-round = Раунд { $round } из 4
fired-up-phase-keep = выбор Зрелищ
fired-up-phase-turn = { $who ->
    [you] ваш ход
   *[seat] { $name }
}
fired-up-phase-influence = Влияние
fired-up-phase-battle = Битва
fired-up-phase-over = конец

fired-up-label-speed = Скор.
fired-up-label-fighter = Боец
fired-up-label-attack = Атака
fired-up-label-defense = Защита
fired-up-label-stamina = Вынос.
fired-up-label-wounds = Раны
fired-up-label-morale = Дух
fired-up-label-influence = Влиян.
fired-up-label-target = Цель
fired-up-label-bet = Ставка
fired-up-label-players = Очки:
fired-up-label-attacks = Атаки и кубики:
fired-up-label-dice = Ваши кубики:
fired-up-label-kept = Вы оставили:
fired-up-has-fallen = вне боя
fired-up-locked = замок
fired-up-dice-count = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
fired-up-token-count = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
fired-up-bet-settled = { $event }: { $fighters }, рассчитана
fired-up-bet-never = Ставка { $bet }, { $event }: до этого так и не дошло, она ничего не приносит.
fired-up-bets-rows = Первая, вторая и третья верная карта приносят очки в скобках; любая верная карта из раунда 1, 2, 3 или 4 — ещё 3, 2, 1 или 0.
fired-up-bet-row = раунд { $round }: { $cards }
fired-up-no-cards = Сейчас у вас нет Зрелищ.
fired-up-cards-kept = Оставлены на этот раунд
fired-up-cards-aside = Отложены на потом

# When a Highlight is judged, as its card says it.
fired-up-card-when = { $moment ->
    [start] До битвы
    [fight] В битве, за одну атаку
   *[end] После битвы
}
# $points is "2 points"; $place is "first" for the first tier.
fired-up-card-tier = { $points }: { $place ->
    [first] { $conditions }
   *[later] ещё и { $conditions }
}

fired-up-prompt-keep = Оставить два
fired-up-prompt-reroll = Перебросить или годится
fired-up-prompt-act = Ваш ход
fired-up-prompt-score = Засчитать или ждать
fired-up-prompt-wait = Enter — смотреть дальше
fired-up-prompt-watch = Enter — смотреть дальше
fired-up-prompt-begin = Enter — начать
fired-up-prompt-round = Enter — следующий раунд

fired-up-menu-keep = Оставьте тайно два Зрелища на этот раунд («1 3»):
fired-up-menu-reroll = Любые можно один раз перебросить: буквами («BS»), номерами («1 3») или «все». Или «годится».
fired-up-menu-act = Используйте хотя бы один кубик. Все, кроме Связей, — на одного бойца:
fired-up-menu-more = Можно использовать ещё кубики:
fired-up-menu-bound = В этот ход все ваши кубики, кроме Связей, — для одного бойца: { $name }.
fired-up-menu-only = только { fired-up-stat }
fired-up-menu-past = { $dice ->
    [1] мимо { $whom }
   *[other] мимо { $whom }, 2 кубика
}
fired-up-menu-buff = шаг вперёд по шкале
fired-up-menu-morale = палец, который сдвинет Боевой дух перед битвой
fired-up-menu-speed = обгон
fired-up-menu-target = атаковать другого
fired-up-menu-lock = закрепить цель
fired-up-menu-unlock = снять замок с цели
fired-up-menu-double = рядом с другим кубиком — ещё один такой же
fired-up-menu-bet = догадка рубашкой вверх: { $fighters }
fired-up-menu-store = приберечь Связи для другого хода
fired-up-menu-multitask = двое Связей: любой кубик любому бойцу
fired-up-menu-discard = использовать кубик впустую
fired-up-menu-end = остальные кубики — на следующий ход
fired-up-menu-met = Эта атака выполнила:
fired-up-menu-next-tier = дальше: { $next }
fired-up-menu-score-or-wait = «засчитать» (или «засчитать { $number }») — или «ждать» другой атаки: она принесёт больше или ничего.

# What a player does, to be read after the name.
fired-up-deed-setup = В круг встают, каждый слева от предыдущего: { $fighters }.
fired-up-deed-keep = { $who ->
    [you] оставляете
   *[seat] оставляет
} { $titles }
fired-up-deed-keep-unseen = { $who ->
    [you] выбрали
   *[seat] делает выбор:
} Зрелища
fired-up-deed-roll = { $who ->
    [you] бросаете
   *[seat] бросает
}: { $dice }
fired-up-deed-reroll = { $who ->
    [you] перебрасываете
   *[seat] перебрасывает
}: { $dice }
fired-up-deed-rolled-again = { $who ->
    [you] теперь у вас
   *[seat] после переброса
}: { $dice }
fired-up-deed-stand = { $who ->
    [you] оставляете кубики как есть
   *[seat] оставляет кубики как есть
}
fired-up-deed-end = { $who ->
    [you] заканчиваете ход
   *[seat] заканчивает ход
}
fired-up-deed-wait = { $who ->
    [you] ждёте
   *[seat] ждёт
}
# What was done to a fighter, in short.
fired-up-deed-buff = { fired-up-stat } { $whose } { $before } → { $after }
fired-up-deed-morale = { $name }: { fired-up-thumb }
fired-up-deed-speed = { $name } обгоняет { $whom }
fired-up-deed-target = { $name } теперь целится в { $whom }
fired-up-deed-lock = цель { $whose } закреплена
fired-up-deed-unlock = с цели { $whose } снят замок
fired-up-deed-multitask = Услуга: { $deed }
fired-up-deed-store = Связи отложены
fired-up-deed-bet = ставка { $bet }: { $name }
fired-up-deed-secret-bet = ставка { $bet }, рубашкой вверх
fired-up-deed-discard = сброс: { $die }
fired-up-deed-misses = { $count ->
    [one] Мэй перебрасывает { $count } Промах.
    [few] Мэй перебрасывает { $count } Промаха.
   *[many] Мэй перебрасывает { $count } Промахов.
}

# ---- The battle

fired-up-battle = Битва
fired-up-morale-check = Проверка духа:
fired-up-morale-same = всё по-прежнему.
fired-up-morale-moved = { $name } — { fired-up-morale }
fired-up-no-attack = { $name } остаётся без цели и не атакует.
fired-up-fight = { $attacker } атакует { $victim }:
fired-up-fight-dice = { $attack }; защита: { $defense }
fired-up-fight-blocked = Блоки: { $dice }.
fired-up-fight-hurt = { $wounds ->
    [0] { $damage ->
        [0] { $name } не получает урона.
        [one] { $name } получает { $damage } урон: Выносливость { $stamina } из { $most }.
       *[many] { $name } получает { $damage } урона: Выносливость { $stamina } из { $most }.
    }
    [one] { $name } получает { $damage ->
        [one] { $damage } урон
       *[many] { $damage } урона
    } и { $wounds } Рану: Выносливость { $stamina } из { $most }, Раны: { $total } из 3.
    [few] { $name } получает { $damage ->
        [one] { $damage } урон
       *[many] { $damage } урона
    } и { $wounds } Раны: Выносливость { $stamina } из { $most }, Раны: { $total } из 3.
   *[many] { $name } получает { $damage ->
        [one] { $damage } урон
       *[many] { $damage } урона
    } и { $wounds } Ран: Выносливость { $stamina } из { $most }, Раны: { $total } из 3.
}
fired-up-fight-counters = { $counters ->
    [one] { $counters } контрудар:
    [few] { $counters } контрудара:
   *[many] { $counters } контрударов:
}
fired-up-note-sigurd = Сигурд отвечает ударом на каждый блок.
fired-up-note-marrow = У Марроу лишний кубик против раненого.
fired-up-note-rexus = Ноги Рексуса бьют вдвое сильнее.
fired-up-note-abbel = Руки не наносят Аббелу урона.
fired-up-note-fred = На Корпус ФРеДа нужны два Корпуса.
fired-up-fell = { $name } выбывает!
fired-up-settled = Ставка { $bet }, { $event }: { $fighters }.
fired-up-settled-paid = Очки: { $payments }.
fired-up-settled-unpaid = Никто не угадал.
fired-up-shown = { $who ->
    [you] Вы засчитываете
   *[seat] { $name } засчитывает
} { $title }: { $points }
fired-up-round-over = Раунд { $round } окончен
fired-up-round-begins = Раунд { $round }: { $who ->
    [you] первым ходите вы
   *[seat] первым ходит { $name }
}.
fired-up-point-sources = Зрелища { $highlights }, ставки { $bets }

fired-up-fight-won = Бой выигрывает { $name }.
fired-up-fight-won-by-nobody = На арене никого не осталось: боя не выиграл никто.
fired-up-game-won = { $who ->
    [you] Толпа за вами: вы победили!
    [several] Победу делят { $name }.
    [several-with-you] Победу делят { $name }!
   *[seat] { $name } выигрывает партию.
}

# ---- Worked examples

fired-up-example-wound = Нападающему выпали два Корпуса и Нога, защитнику — Корпус, Нога и Рука. Нога и один Корпус заблокированы, второй Корпус проходит: 1 урон. Корпусов выпало два, и половина пары дошла до цели, так что это ещё и Рана. Руке защитника делать нечего.
    .title = Хватит и половины пары
fired-up-example-special-attack = Рука, Голова и Особый приём против Руки, Головы и Особого приёма. Части тела блокируют друг друга. Блокировать Особым приёмом защитнику больше нечего, а Особый приём нападающего не остановить ничем: 1 урон.
    .title = От Особого приёма не закрыться
fired-up-example-special-defense = Рука и Голова против Руки и Особого приёма. Рука блокирует Руку, а Голову берёт на себя Особый приём: урона нет.
    .title = Особый приём выручает
fired-up-example-counter = Нога и Рука против Корпуса и двух Ног. Одна Нога защитника блокирует, вторая лишняя, а Нога нападающему выпадала — значит, это контрудар. Рука проходит, Корпусу блокировать нечего. Оба бойца теряют по 1 Выносливости.
    .title = Контрудар
fired-up-example-morale = У Сигурда высокий Боевой дух, Атака 7 и Защита 1. Палец вверх один, пальцев вниз два: Боевой дух падает на одну ступеньку, до обычного. Атака опускается до 5, наибольшего значения обычной зоны. Защита остаётся 1: проверка духа ничего не поднимает.
    .title = Толпа отвернулась
fired-up-example-bets = Рассчитывают Ставку на того, кто выбудет первым. Первая верная карта лежит с первого раунда: 3 очка за первенство и 3 за строку — всего 6. Вторая верная карта — из второго раунда: 2 и 2, всего 4.
    .title = Угадал рано — получил больше
fired-up-example-fallen = Выбывает боец с жетоном Скорости 3. У кого был жетон 4, теперь 3, а 5 становится 4. Двое впереди остаются при своих.
    .title = Места в очереди
fired-up-example-influence = За один ход игрок тратит на Марроу два Усиления и кубик Боевого духа. Кубика три, но ход один: Влияние Марроу падает с 3 до 2.
    .title = Три кубика, один шаг

# ---- Наборы карт в записях. $hash, $recorded и $here — длинные числа.

fired-up-pack-missing = Набора карт, с которым сыграна эта запись, здесь нет: «{ $pack }», хеш { $hash }.
fired-up-pack-unknown = Набора карт, с которым сыграна эта запись, здесь нет: «{ $pack }».
fired-up-pack-differs = У набора карт «{ $pack }» в этой записи хеш { $recorded }, а у набора с тем же названием здесь — { $here }.
fired-up-pack-no-hash = Тег PackHash этой записи — не 64 шестнадцатеричные цифры.

# ---- Why a written view is impossible

fired-up-view-counts = Записей не столько, сколько игроков, или чего-то слишком много.
fired-up-view-seat = Такого места за этим столом нет.
fired-up-view-fighter = Такого положения у бойца быть не может.
fired-up-view-bets = Таких Ставок или карт на них быть не может.
fired-up-view-cards = Зрелища не сходятся.
fired-up-view-range = Одно из чисел вне своих пределов.
