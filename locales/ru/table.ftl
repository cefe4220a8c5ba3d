# Что говорит стол, когда отклоняет просьбу.

table-missing = Такого стола нет.
table-storage = Сервер сейчас не может сохранять ходы, поэтому стол ждёт. Попробуйте чуть позже.
table-other-rules = За этим столом играют по версии правил, которой этот сервер не знает. Стол не тронут и ждёт сервера, который её знает.
table-quarantined = Данные этого стола повреждены. Играть за ним нельзя; остальных столов это не касается.

table-refusal-no-such-seat = За этим столом нет такого места.
table-refusal-not-your-seat = Это не ваше место.
table-refusal-own-seat = Это ваше место: встать или отойти вы можете сами.
table-refusal-not-the-host = Это может сделать только хозяин стола.
table-refusal-occupied = Это место занято.
table-refusal-unoccupied = Это место свободно.
table-refusal-seats-free = Ещё не все места заняты.
table-refusal-sent-away = Хозяин больше не пускает вас за этот стол.
table-refusal-begun = Партия уже началась.
table-refusal-not-begun = Партия ещё не началась.
table-refusal-over = Партия окончена.
table-refusal-not-over = Партия ещё не окончена.
table-refusal-paused = Хозяин стола поставил игру на паузу.
table-refusal-not-paused = Игра не на паузе.
table-refusal-stood-in = На этом месте играет бот. Сначала вернитесь за стол.
table-refusal-stale = Поздно: игра уже ушла вперёд.
table-refusal-nothing-to-take-back = Сейчас нет хода, который можно взять назад.
table-refusal-no-takebacks = За этим столом нельзя брать ходы назад.
table-refusal-resigned = Вы сдались в этой партии.
table-refusal-muted = Хозяин стола отключил вам чат.
table-refusal-no-chat = За этим столом такие сообщения запрещены.
table-refusal-said-enough = Больше ваших сообщений за этим столом не поместится.
table-refusal-done-enough = Вы больше не можете ничего менять за этим столом. Но ходить, начать партию, отойти и сдаться по-прежнему можно.
table-refusal-so-already = Это уже сделано.
