# Почему отклонён запрос, который не является ходом: настройки, записи, виды и сообщения.

fault-internal = Ошибка на нашей стороне. Пожалуйста, сообщите о ней.
fault-not-json = Это не JSON: { $reason }.
fault-line-too-long = Строка слишком длинная.

# $reason пишут программы для программ: это остаётся по-английски.
fault-json = { $place }: { $reason }.
fault-json-whole = Ожидалось другое: { $reason }.

fault-unknown-op = Такой операции нет. Операции: { $known }.
fault-unknown-game = Такой игры нет. Игры: { $known }.
fault-unknown-bot = Такого бота нет. Боты: { $known }.
fault-no-game = Партия ещё не начата.
fault-seat-not-asked = Сейчас ходит не игрок { $seat }.
fault-bad-view = Такого вида не бывает ни в одной партии.
fault-bad-view-because = Такого вида не бывает ни в одной партии: { $reason }.
fault-too-many-sequences = Последовательностей слишком много, чтобы их сосчитать.

fault-option-range = «{ $option }» — целое число от { $least } до { $most }.

fault-tag-missing = В записи нет тега «{ $tag }».
fault-tag-not-json = Тег «{ $tag }» — не JSON: { $reason }.
fault-other-rules = Запись сделана по другой версии правил. Для «{ $game }» здесь известна версия { $version }.
fault-record-event = Событие { $number }, «{ $event }»: { $reason }
fault-record-misfit = Событие { $number } не подходит: «{ $event }».
record-no-tag = Строка { $line }: тег записывается как [Key "value"].
record-tag-twice = Строка { $line }: такой тег уже есть.
record-too-many-tags = Строка { $line }: слишком много тегов.
record-too-many-events = Строка { $line }: для одной партии событий слишком много.

fault-not-a-message = Сервер не может прочитать это сообщение: { $reason }.
fault-bad-id = Идентификатор — от 1 до 40 букв, цифр, знаков «-», «_» или «.».
fault-too-many-seats = За столом нет столько мест.
fault-rematch-needs-table = Реванш возможен только после оконченной партии.
fault-bad-name = В имени должно быть от 1 до 24 видимых знаков.
fault-mixed-name = В одном слове имени смешаны буквы разных алфавитов. Пишите каждое слово буквами одного алфавита.
fault-bad-seed = Зерно — от 1 до 64 байтов шестнадцатеричными цифрами.
