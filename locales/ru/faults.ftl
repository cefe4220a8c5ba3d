# Почему отклонён запрос, который не является ходом: настройки, записи, виды и сообщения.

fault-internal = Ошибка на нашей стороне. Пожалуйста, сообщите о ней.
fault-not-json = Это не JSON: { $parser }.
fault-line-too-long = Строка слишком длинная.

# Что не так со значением в месте $place: $reason — одна из следующих частей предложения.
fault-json = { $place }: { $reason }.
fault-json-whole = Ожидалось другое: { $reason }.
json-missing = этого не хватает
# $kind — одно из названий, которые идут следом.
json-not-of-kind = «{ $text }» не подходит, здесь нужно другое: { $kind }
json-card = карта
json-cards = список карт через точку
json-card-mask = набор карт, 15 шестнадцатеричных цифр
json-highlight = Зрелище
json-bet = Ставка
json-fighter = боец
json-rank = сила от 1 до 15
json-schools = буквы из FSAXH, каждая не больше одного раза
json-traits = буквы из SADH, каждая не больше одного раза
json-influence-dice = буквы из BMSTOD
json-fight-dice = знаки из HATLX-
json-not-a-word = «{ $text }» не подходит, варианты: { $known }
json-out-of-range = { $number } не подходит, нужно число от { $least } до { $most }
json-too-many = в списке может быть не больше { $most }
json-no-seed = зерно — от 1 до 128 шестнадцатеричных цифр
json-no-rule = правила с таким номером нет
json-no-move = среди текстов есть такой, который не ход
json-other-moves = по этому виду возможны другие ходы
json-view-of-another-seat = это вид другого игрока
json-no-seat-asked = в этой фазе никого не спрашивают
json-no-action = это не действие
json-never-announced = объявить такое действие нельзя
json-absent-fighter = «{ $text }» здесь не сражается
# Здесь и в других сообщениях $parser — слова разборщика JSON. Они всегда по-английски: их видят только
# авторы программ.
json-parser = { $parser }

fault-unknown-op = Такой операции нет. Операции: { $known }.
fault-unknown-game = Такой игры нет. Игры: { $known }.
fault-unknown-bot = Такого бота нет. Боты: { $known }.
fault-no-game = Партия ещё не начата.
fault-seat-not-asked = Сейчас ходит не игрок { $seat }.
fault-bad-view = Такого вида не бывает ни в одной партии.
fault-bad-view-because = Такого вида не бывает ни в одной партии: { $reason }
fault-too-many-sequences = Последовательностей слишком много, чтобы их сосчитать.

fault-option-range = «{ $option }» — целое число от { $least } до { $most }.

fault-tag-missing = В записи нет тега «{ $tag }».
fault-tag-not-json = Тег «{ $tag }» — не JSON: { $parser }.
fault-other-rules = Запись сделана по другой версии правил. Для «{ $game }» здесь известна версия { $version }.
fault-record-event = Событие { $number }, «{ $event }»: { $reason }
fault-record-misfit = Событие { $number } не подходит: «{ $event }».
record-no-tag = Строка { $line }: тег записывается как [Key "value"].
record-tag-twice = Строка { $line }: такой тег уже есть.
record-too-many-tags = Строка { $line }: слишком много тегов.
record-too-large = Для записи партии этот файл слишком велик.
record-too-many-events = Строка { $line }: для одной партии событий слишком много.

fault-not-a-message = Сервер не может прочитать это сообщение: { $parser }.
fault-bad-id = Идентификатор — от 1 до 40 букв, цифр, знаков «-», «_» или «.».
fault-too-many-seats = За столом нет столько мест.
fault-rematch-needs-table = Реванш возможен только после оконченной партии.
fault-bad-name = В имени должно быть от 1 до 24 видимых знаков.
fault-mixed-name = В одном слове имени смешаны буквы разных алфавитов. Пишите каждое слово буквами одного алфавита.
fault-bad-seed = Зерно — от 1 до 64 байтов шестнадцатеричными цифрами.
