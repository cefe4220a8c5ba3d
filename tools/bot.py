#!/usr/bin/env python3
"""A whole bot: makes random legal moves at every table where its token has sat down.

    MUNERA_TOKEN=... python3 tools/bot.py https://munera.example [--once]
"""
import json, os, random, sys, threading, urllib.error, urllib.request, uuid

URL, TOKEN = sys.argv[1].rstrip("/"), os.environ["MUNERA_TOKEN"]

def call(path, body=None):
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body else None
    return urllib.request.urlopen(urllib.request.Request(URL + path, data, headers), timeout=30)

def lines(path):
    with call(path) as stream:
        yield from (json.loads(line) for line in stream if line.strip())

def play(table, seat):
    view = answered = None
    for message in lines(f"/api/bot/table/{table}/stream?seat={seat}"):
        view, state = message.get("view", view), message.get("state")
        request = state and state["own"]["request"]
        if request is not None and request != answered:
            answered, move = request, random.choice(view["legal"])
            answer = {"seat": seat, "request": request, "id": uuid.uuid4().hex, "move": move}
            try:
                call(f"/api/bot/table/{table}/move", answer).close()
            except urllib.error.HTTPError as error:
                if error.code != 409:  # 409: the clock, or the person by hand, was faster.
                    raise
        if state and state["stage"] == "over":
            return

for event in lines("/api/bot/events"):
    if event["type"] == "game_start" and event["program"]:
        threading.Thread(target=play, args=(event["table"], event["seat"]), daemon=True).start()
    elif event["type"] == "game_over" and "--once" in sys.argv:
        break
