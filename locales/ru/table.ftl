# Что говорит стол, когда отклоняет просьбу.

table-missing = Такого стола нет.
table-storage = Сейчас нельзя сохранить происходящее, поэтому стол ждёт. Попробуйте чуть позже.
table-other-rules = Этот стол играет по версии правил, которой этот сервер не знает. Он отложен нетронутым до сервера, который её знает.
table-quarantined = Записи этого стола повреждены. Он отложен, чтобы не стало хуже; остальных столов это не касается.

table-refusal-no-such-seat = За этим столом нет такого места.
table-refusal-not-your-seat = Это не ваше место.
table-refusal-own-seat = Это ваше собственное место: встать или уйти вы можете сами.
table-refusal-not-the-host = Это может только хозяин стола.
table-refusal-occupied = Там уже кто-то сидит.
table-refusal-unoccupied = Там никто не сидит.
table-refusal-seats-free = Ещё не все места заняты.
table-refusal-sent-away = Хозяин попросил вас уйти из-за этого стола.
table-refusal-begun = Игра уже началась.
table-refusal-not-begun = Игра ещё не началась.
table-refusal-over = Игра окончена.
table-refusal-not-over = Игра ещё не окончена.
table-refusal-paused = Хозяин остановил игру.
table-refusal-not-paused = Игра не остановлена.
table-refusal-stood-in = За это место играет бот. Сначала вернитесь.
table-refusal-stale = Этот вопрос уже позади; взгляните на стол.
table-refusal-nothing-to-take-back = Сейчас нечего брать назад.
table-refusal-no-takebacks = За этим столом ходы назад не берут.
table-refusal-resigned = Вы сдались в этой игре.
table-refusal-muted = Хозяин лишил вас слова.
table-refusal-no-chat = За этим столом такого не говорят.
table-refusal-so-already = Так уже и есть.
