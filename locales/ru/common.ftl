# What every game shares: seats, commands, files. Russian.

# ---- Who sits where

seat-name = Игрок { $seat }
name-you = Вы
# Inside a sentence or a list.
name-you-inside = вы
# The bots' names, by seat.
bot-name = { $seat ->
    [0] Авл
    [1] Брут
    [2] Кассий
    [3] Друз
    [4] Энний
    [5] Флавий
    [6] Гай
   *[7] Гораций
}
team-letter = { $team ->
    [0] А
    [1] Б
    [2] В
   *[3] Г
}
team-name = Команда { team-letter }
# The last link of a list.
list-last = { $head } и { $last }
# Between a whole number and its tenths.
decimal-mark = ,

# ---- Commands of the terminal. The word is what one types; the English word always works too.

command-table = стол
command-last = последний
command-history = история
command-score = счёт
command-cards = карты
command-bets = ставки
command-points = очки
command-hint = подсказка
command-rules = правила
    .help = список правил; «правила 3» — весь третий раздел
command-rule = правило
command-terms = термины
    .help = слова, которые встречаются в игре
command-examples = примеры
command-help = помощь
    .help = этот список
command-quit = выход
    .help = встать из-за стола

help-commands = Остальные команды:

# ---- Prompts and answers

welcome = { $game }, { $players ->
    [1] одиночная игра
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, зерно { $seed }
welcome-bots = { $bot ->
    [random] Боты ходят наугад.
    [easy] Играют простые боты.
   *[other] Уровень ботов — «{ $bot }».
}
welcome-seats = По часовой стрелке: { $names }.
label-hand = Ваша рука
terms-title = Слова игры
examples-title = Разобранные примеры
unknown-rule = Правила «{ $text }» нет. Список правил: «{ command-rules }».
unknown-section = Раздела «{ $text }» нет. Разделы пронумерованы от 1 до { $last }.
unknown-example = Примера «{ $text }» нет. Примеры пронумерованы от 1 до { $last }.
abandoned = Партия прервана.
seat-not-here = За этим столом нет места { $seat }.
option-of-another-game = В игре «{ $game }» нет параметра { $option }.

# ---- Records

replay-title = { $game }, { $players ->
    [1] одиночная игра
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
record-saved = Запись партии сохранена в файл { $path }.
record-not-saved = Не удалось сохранить запись в файл { $path }: { $cause }.
record-ends = На этом запись обрывается: партия не доиграна.
# $reason is a whole sentence.
record-refused = Шаг { $step }, «{ $event }», нарушает правило { $rule }. { $reason }
record-unreadable = Шаг { $step }, «{ $event }», не удалось прочесть. { $reason }

# ---- Text that is no event

notation-empty = Событие не записано. Событие — это номер игрока, двоеточие и ход либо слово случайного события и его исход.
notation-seat = Перед двоеточием должен стоять номер игрока.
notation-move = Такого хода в игре нет.
notation-chance-word = Это не ход игрока и не случайное событие этой игры.
notation-chance-outcome = Случайное событие записано не полностью.
notation-card = Одно из слов, где ожидалась карта, картой не является.
