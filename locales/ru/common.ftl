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
    .help = ещё раз показать бой и руку (или просто нажмите Enter)
command-last = последний
    .help = последний завершённый бой
command-history = история
    .help = бои раунда, если за этим столом их можно смотреть
command-score = счёт
    .help = жетоны славы и собранные гладиаторы
command-hint = подсказка
    .help = как на вашем месте сыграл бы простой бот
command-rules = правила
    .help = список правил; «правила 3» — весь третий раздел
command-rule = правило
    .help = одно правило: «правило G3.4»
command-terms = термины
    .help = слова, которые встречаются в игре
command-examples = примеры
    .help = восемь разобранных боёв; «примеры 3» — третий из них
command-help = помощь
    .help = этот список
command-quit = выход
    .help = встать из-за стола

help-cards = Чтобы сыграть карту, введите букву школы и силу, например F10 (можно и русскую букву: К — кулаки, М — мечи, С — стрелы, Т — топоры, Щ — щиты). Если из карт, которыми сейчас можно сыграть, такая сила есть только у одной, хватит и числа.
help-marks = Картами в скобках сейчас сыграть нельзя, «!» отмечает вызов, а маленькое число — сколько карта стоит в глазах толпы.
help-commands = Остальные команды:

# ---- Prompts and answers

prompt-card = Ваша карта
prompt-next-round = Enter — следующий раунд
unknown-command = «{ $text }» — не карта и не команда. Список команд: «{ command-help }».
unknown-rule = Правила «{ $text }» нет. Список правил: «{ command-rules }».
unknown-section = Раздела «{ $text }» нет. Разделы пронумерованы от 1 до 8.
unknown-example = Примера «{ $text }» нет. Примеры пронумерованы от 1 до 8.
abandoned = Партия прервана.
seat-not-here = За этим столом нет места { $seat }.

# ---- Records

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
