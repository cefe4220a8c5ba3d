# What every game shares: seats, commands, files. Russian.

# ---- Who sits where

seat-name = Игрок { $seat }
name-you = Вы
# Within a sentence or a list.
name-you-inside = вы
# A person who calls themselves «Вы».
name-quoted = «{ $name }»
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

# ---- The setting and the object of each game

setting-gorus = 66 год до н. э. Политики покупают любовь народа кровью, и вы объявили самые кровавые игры. Ваши соперники тоже.
object-gorus = Выпускайте гладиаторов на арену и берите в плен любимцев толпы. Кто порадует её больше всех, выиграет раунд, а кто первым выиграет три раунда, станет чемпионом турнира «Кровус Максимус».
setting-gladiators = Добро пожаловать на арену! Сила, ум и ловкость решат, кто уйдёт с неё живым.
object-gladiators = Наносите соперникам раны, пока на арене не останетесь только вы, — или соберите четыре одинаковые силы и победите сразу.
setting-fired-up = Арена ревёт. Своего бойца у вас нет, но слышат вас все.
object-fired-up = Кричите, подбадривайте и освистывайте, чтобы бой пошёл так, как вы задумали, и ставьте на его исход. После четырёх раундов побеждает тот, у кого больше очков.

# ---- Commands of the terminal. The player types this word; the English word always works too.

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
    .help = глоссарий
command-examples = примеры
command-aid = памятка
    .help = игра вкратце: главное и советы
command-help = помощь
    .help = этот список
command-quit = выход
    .help = выйти из игры

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
    [gentle] Уровень ботов: щадящий.
    [easy] Уровень ботов: простой.
    [normal] Уровень ботов: обычный.
    [hard] Уровень ботов: сильный.
   *[other] Уровень ботов: «{ $bot }».
}
welcome-house-rules = Домашние правила. { $rules }
# Below a text that the house rule changes.
house-rule = Домашнее правило. { $rule }
welcome-seats = По часовой стрелке: { $names }.
hint-candidate = { $move }: { $share } % побед · { $reason }
label-hand = Ваша рука
terms-title = Глоссарий
examples-title = Примеры
aid-title = Памятка
parts-title = Состав игры
unknown-rule = Правила «{ $text }» нет. Список правил: «{ command-rules }».
unknown-section = Раздела «{ $text }» нет. Разделы пронумерованы от 1 до { $last }.
unknown-example = Примера «{ $text }» нет. Примеры пронумерованы от 1 до { $last }.
abandoned = Партия прервана.
seat-not-here = За этим столом нет места { $seat }.
option-of-another-game = В игре «{ $game }» нет настройки «{ $option }».

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
record-resigned = На этом партия закончилась: одна из сторон сдалась.
record-abandoned = На этом партия закончилась: все ушли.
record-won-by = Победа: { $names }.
ending-unknown-termination = В теге «Termination» может стоять только «finished», «resignation» или «abandoned».
ending-not-finished = По записи партия доиграна, но события её не завершают.
ending-played-out = По записи партию не доиграли, но события её завершают.
ending-no-such-winners = В теге «Result» должны стоять номера победивших игроков по порядку либо «*».
ending-other-result = События ведут к результату «{ $expected }», а в записи указан другой.
# $reason is a whole sentence.
record-refused = Шаг { $step }, «{ $event }», нарушает правило { $rule }. { $reason }
record-unreadable = Шаг { $step }, «{ $event }», не удалось прочесть. { $reason }

# ---- Whether a record is fair

verify-fair = { $count ->
    [0] Пока ничего не раздавали и не бросали.
    [one] Честно: { $count } случайное событие партии получено из её зёрен, и сервер сдержал обязательство.
    [few] Честно: все { $count } случайных события партии получены из её зёрен, и сервер сдержал обязательство.
   *[many] Честно: все { $count } случайных событий партии получены из её зёрен, и сервер сдержал обязательство.
}
verify-commitment = Обязательство: { $commitment }. Оно должно совпадать с тем, что вам показали до первой раздачи.
verify-seat-seed = { $name }: зерно { $seed }.
verify-no-seat-seeds = Никто из игроков своего зерна не добавил.
verify-from-seed = { $count ->
    [0] Пока ничего не раздавали и не бросали.
    [one] { $count } случайное событие партии получено из её зерна, но без обязательства.
    [few] Все { $count } случайных события партии получены из её зерна, но без обязательства.
   *[many] Все { $count } случайных событий партии получены из её зерна, но без обязательства.
}
verify-unfair = Нечестно: запись расходится с зёрнами или с правилами.
verify-other-commitment = В записи обязательство сервера — { $recorded }, а из его зерна получается { $computed }.
verify-other-chance = Шаг { $step }, случайное событие { $number }: из зёрен получается «{ $expected }», а в записи «{ $found }».
verify-more-misfits = { $count ->
    [one] И ещё { $count } расхождение.
    [few] И ещё { $count } расхождения.
   *[many] И ещё { $count } расхождений.
}
verify-uncheckable = Эту запись проверить нельзя.
verify-no-record = Это не запись партии. { $reason }
verify-header = По записи непонятно, что это за партия. { $reason }
verify-no-seed = В записи не названо зерно.
verify-sealed = В записи нет зерна сервера: его раскрывают, когда партия закончена.
verify-missing-tag = Нет тега «{ $tag }».
verify-bad-tag = Тег «{ $tag }» записан неверно или относится к месту, которого за столом нет.
verify-position = Запись начинается с середины партии, с карт, которые не взяты ни из какого зерна.

# ---- Text that is not an event

notation-empty = Событие не записано. Событие — это номер игрока, двоеточие и ход либо слово случайного события и его исход.
notation-seat = Перед двоеточием должен стоять номер игрока.
notation-move = Такого хода в игре нет.
notation-chance-word = Это не ход игрока и не случайное событие этой игры.
notation-chance-outcome = Случайное событие записано не полностью.
notation-card = Одну из карт не удалось прочесть.

# ---- Faults of requests and files

# $event is in quotation marks; $reason is a sentence of its own.
fault-in-record = Событие { $number }, { $event }: { $reason }
unknown-bot = Бота с таким именем нет; есть { $known }.
