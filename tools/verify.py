#!/usr/bin/env python3
"""Checks the chance of a recorded game from its seeds, apart from all other code of Munera.

    verify.py RECORD [--pack-file FILE]    check a record
    verify.py --vectors docs/fairness.md   check the test vectors of the document

It follows docs/fairness.md and uses nothing but Python's standard library. It draws every
chance event of a record again and compares. It knows no rules: how many dice a roll has, and which
cards a restock shuffles, it takes from the record; `munera verify` checks these too.

Ends with 0 if everything fits, with 1 if something does not, and with 2 if the record cannot be read
or checked.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys

TABLE_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


class Uncheckable(Exception):
    """The record cannot be checked."""


# ---- Seeds


def read_hex(text, tag, shortest, longest):
    """Bytes from pairs of hexadecimal digits."""
    if not re.fullmatch(r"([0-9a-fA-F]{2})*", text) or not shortest <= len(text) // 2 <= longest:
        raise Uncheckable(f"the tag {tag} is not written as it should be")
    return bytes.fromhex(text)


def commitment_to(server_seed):
    return hashlib.sha256(b"munera commitment 1" + server_seed).hexdigest()


def game_seed_message(table, seat_seeds):
    message = b"munera game seed 1" + table.encode("ascii")
    for seat, seed in sorted(seat_seeds.items()):
        message += bytes([seat, len(seed)]) + seed
    return message


def make_game_seed(server_seed, table, seat_seeds):
    return hmac.digest(server_seed, game_seed_message(table, seat_seeds), "sha512")


class Stream:
    """The uniform numbers of one chance event."""

    def __init__(self, seed, event):
        self.seed, self.event, self.block, self.bytes = seed, event, 0, b""

    def word(self):
        if not self.bytes:
            counters = self.event.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            self.bytes = hmac.digest(self.seed, b"munera chance 1" + counters, "sha512")
            self.block += 1
        word, self.bytes = self.bytes[:4], self.bytes[4:]
        return int.from_bytes(word, "big")

    def below(self, bound):
        usable = 2**32 // bound * bound
        while (word := self.word()) >= usable:
            pass
        return word % bound

    def shuffle(self, items, left=1):
        """Fisher-Yates from the end, until only so many items are left."""
        items = list(items)
        for last in range(len(items) - 1, left - 1, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def roll(self, faces, count):
        return [faces[self.below(6)] for _ in range(count)]


# ---- Games: each draws the chance event that a record has at some place


class Gorus:
    SCHOOLS = "FSAXH"
    LOWEST_AND_HIGHEST = {6: (3, 13), 7: (2, 14), 8: (1, 15)}

    def __init__(self, options, _dice):
        self.players = options["players"]
        self.schools = options.get("schools")
        self.dealer = None

    def key(self, card):
        return self.SCHOOLS.index(card[0]), int(card[1:])

    def draw(self, stream, found):
        if self.dealer is None:
            dealer = stream.below(self.players)
        else:
            dealer = (self.dealer + 1) % self.players
        schools = self.schools
        if schools is None:
            count = {1: 3, 2: 3, 3: 3, 4: 4}.get(self.players, 5)
            schools = stream.shuffle(self.SCHOOLS)[:count]
        lowest, highest = self.LOWEST_AND_HIGHEST.get(self.players, (4, 12))
        ranks = [0, *range(lowest, highest + 1)]
        deck = [f"{school}{rank}" for school in self.SCHOOLS if school in schools for rank in ranks]
        deck = stream.shuffle(deck, left=10)
        troupes = [deck[10 * seat : 10 * seat + 10] for seat in range(self.players)]
        pile = deck[10 * self.players :]
        texts = "/".join(".".join(sorted(troupe, key=self.key)) for troupe in troupes)
        return f"deal {dealer} {texts}" + ("|" + ".".join(pile) if pile else "")

    def happen(self, found):
        """A deal of the record decides what later ones are made of."""
        _, dealer, cards = found.split(" ")
        self.dealer = int(dealer)
        self.schools = {card[0] for card in re.split(r"[./|]", cards)}

    canonical = staticmethod(lambda found: found)


class Gladiators:
    def __init__(self, options, _dice):
        pass

    def draw(self, stream, found):
        def text(kind, powers):
            return ".".join(f"{kind}{power}" for power in stream.shuffle(powers))

        words = found.split(" ")
        if words[0] == "restock":
            powers = sorted(int(card[1:]) for card in words[2].split("."))
            return f"restock {words[1]} {text(words[1], powers)}"
        return "setup " + " ".join(text(kind, range(1, 14)) for kind in "SADH")

    def happen(self, found):
        pass

    canonical = staticmethod(lambda found: found)


class FiredUp:
    FIGHTERS = ["sigurd", "marrow", "mei", "rexus", "abbel", "fred"]
    INFLUENCE, FIGHT = "BMSTOD", "HATLX-"

    def __init__(self, options, dice):
        self.players = options["players"]
        self.dice = dice
        self.attacker = None

    @staticmethod
    def words_of(found):
        """No dice are an empty word, which may be missing at the end, or a 0."""
        words = found.split(" ")
        if words[0] == "fight":
            words += [""] * (5 - len(words))
            words[2::2] = ["" if word == "0" else word for word in words[2::2]]
        return words

    def draw(self, stream, found):
        words = self.words_of(found)

        def roll(die, faces, order):
            return "".join(sorted(stream.roll(self.dice[die], len(faces)), key=order.index))

        if words[0] == "roll":
            return f"roll {words[1]} {roll('influence', words[2], self.INFLUENCE)}"
        if words[0] == "fight":
            _, attacker, attack, defender, defense = words
            attack = roll("attack", attack, self.FIGHT)
            return f"fight {attacker} {attack} {defender} {roll('defense', defense, self.FIGHT)}"
        if words[0] == "misses":
            die = "attack" if self.attacker == words[1] else "defense"
            return f"misses {words[1]} {roll(die, words[2], self.FIGHT)}"
        fighters = stream.shuffle(self.FIGHTERS)[: 4 if self.players <= 3 else 5]
        bets = [f"{term}{1 + stream.below(2)}" for term in "eml"]
        first = stream.below(self.players)
        deck = stream.shuffle(f"h{card:02}" for card in range(1, 61))
        return f"setup {'.'.join(fighters)} {'.'.join(bets)} {first} {'.'.join(deck)}"

    def happen(self, found):
        words = found.split(" ")
        if words[0] == "fight":
            self.attacker = words[1]

    def canonical(self, found):
        """Dice may lie in any order."""
        words = self.words_of(found)
        order = {"roll": self.INFLUENCE, "fight": self.FIGHT, "misses": self.FIGHT}.get(words[0])
        if order:
            for place in range(2, len(words), 2):
                words[place] = "".join(sorted(words[place], key=order.index))
        return " ".join(words)


GAMES = {"gorus": Gorus, "gladiators": Gladiators, "fired_up": FiredUp}
FIRST_WORDS = {"gorus": ["deal"], "gladiators": ["setup"], "fired_up": ["setup"]}


# ---- Records


def read_record(text):
    """The tags and the events of a record."""
    tags, events, in_header = {}, [], True
    for line in text.removeprefix("\ufeff").splitlines():
        line = line.strip()
        if in_header and line.startswith("["):
            tag = re.fullmatch(r'\[([A-Za-z0-9]+) +"((?:[^"\\]|\\["\\])*)" *\] *(?:;.*)?', line)
            if not tag or tag[1] in tags:
                raise Uncheckable(f"this is not a tag, or is there twice: {line[:60]}")
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
            continue
        event = line.split(";")[0].strip()
        if event:
            in_header = False
            events.append(event)
        elif tags and not line:
            in_header = False
    return tags, events


def read_dice(tags, options, pack_file):
    """The faces of the three kinds of dice."""
    if tags["Game"] != "fired_up":
        return None
    if pack_file:
        import tomllib

        try:
            with open(pack_file, "rb") as file:
                pack = tomllib.load(file)
            name, dice = pack["name"], pack["dice"]
        except (KeyError, ValueError) as error:
            raise Uncheckable(f"{pack_file} is not a pack: {error!r}") from error
        if name != options.get("pack", "default"):
            raise Uncheckable("the record was played with a pack of another name")
        return dice
    if options.get("pack", "default") != "default":
        raise Uncheckable("the record was played with another pack; name its file")
    return {"influence": "BMSTOD", "attack": "HATLX-", "defense": "HATLX-"}


def read_seeds(tags, players, misfits):
    """The seed of all streams, and whether the server was held to its own."""
    if "ServerSeed" not in tags:
        if "Commitment" in tags:
            raise Uncheckable("the server's seed is not shown yet")
        if "Seed" not in tags:
            raise Uncheckable("it names no seed")
        seed = tags["Seed"]
        return read_hex("0" * (len(seed) % 2) + seed, "Seed", 1, 64), False
    for tag in ("Commitment", "Table"):
        if tag not in tags:
            raise Uncheckable(f"the tag {tag} is missing")
    if "Position" in tags:
        raise Uncheckable("it begins with cards that no seed gave")
    server_seed = read_hex(tags["ServerSeed"], "ServerSeed", 64, 64)
    table = tags["Table"]
    if len(table) != 16 or any(digit not in TABLE_DIGITS for digit in table):
        raise Uncheckable("the tag Table is not written as it should be")
    seat_seeds = {}
    for tag, value in tags.items():
        if tag.startswith("SeatSeed"):
            seat = tag.removeprefix("SeatSeed")
            if seat not in map(str, range(players)):
                raise Uncheckable(f"the tag {tag} is for no seat of the table")
            seat_seeds[int(seat)] = read_hex(value, tag, 1, 64)
    recorded = read_hex(tags["Commitment"], "Commitment", 32, 32).hex()
    if recorded != commitment_to(server_seed):
        computed = commitment_to(server_seed)
        misfits.append(f"the server committed to {recorded}, but its seed has {computed}")
    return make_game_seed(server_seed, table, seat_seeds), True


def verify(text, pack_file):
    """What does not fit, how much was compared, and whether the server was held to its seed."""
    tags, events = read_record(text)
    try:
        name, options = tags["Game"], json.loads(tags["Options"])
        game_type, players = GAMES[name], options["players"]
        if type(players) is not int or players not in range(1, 9):
            raise ValueError(players)
    except (KeyError, TypeError, ValueError) as error:
        raise Uncheckable(f"what it is a record of is not clear: {error!r}") from error
    misfits = []
    seed, is_committed = read_seeds(tags, players, misfits)
    if "Position" in tags:
        raise Uncheckable("this program knows no positions")
    game = game_type(options, read_dice(tags, options, pack_file))
    if events and events[0].split(" ")[0] not in FIRST_WORDS[name]:
        expected = game.draw(Stream(seed, 0), "")
        misfits.append(f"step 1: the seeds give {expected!r}, the record has {events[0]!r}")
        return misfits, 1, is_committed
    count = 0
    for step, found in enumerate(events, 1):
        if ":" in found:
            continue
        try:
            expected = game.draw(Stream(seed, count), found)
            fits = expected == game.canonical(found)
            game.happen(found)
        except (IndexError, ValueError) as error:
            misfits.append(f"step {step}, chance event {count + 1}: cannot be read: {error}")
            break
        count += 1
        if not fits:
            misfits.append(
                f"step {step}, chance event {count}: the seeds give {expected!r}, "
                f"the record has {found!r}"
            )
    return misfits, count, is_committed


# ---- Test vectors


def check_vectors(document):
    """Whether the values in the document's block of JSON follow from each other."""
    vectors = json.loads(re.search(r"```json vectors\n(.*?)```", document, re.DOTALL)[1])
    server_seed = bytes.fromhex(vectors["server_seed"])
    seat_seeds = {int(seat): bytes.fromhex(seed) for seat, seed in vectors["seat_seeds"].items()}
    game_seed = bytes.fromhex(vectors["game_seed"])
    wrong = []

    def compare(name, computed, written):
        if computed != written:
            wrong.append(f"{name}: computed {computed!r}, written {written!r}")

    compare("commitment", commitment_to(server_seed), vectors["commitment"])
    message = game_seed_message(vectors["table"], seat_seeds)
    compare("message", message.hex(), vectors["message"])
    made = make_game_seed(server_seed, vectors["table"], seat_seeds)
    compare("game_seed", made.hex(), vectors["game_seed"])
    for vector in vectors["words"]:
        stream = Stream(game_seed, vector["event"])
        compare("words", [f"{stream.word():08x}" for _ in vector["words"]], vector["words"])
    for vector in vectors["numbers"]:
        stream = Stream(game_seed, vector["event"])
        drawn = [stream.below(vector["below"]) for _ in vector["numbers"]]
        compare("numbers", drawn, vector["numbers"])
    for vector in vectors["shuffles"]:
        stream = Stream(game_seed, vector["event"])
        compare("shuffles", stream.shuffle(vector["items"], vector["left"]), vector["order"])
    for vector in vectors["rolls"]:
        stream = Stream(game_seed, vector["event"])
        compare("rolls", stream.roll(vector["die"], len(vector["faces"])), list(vector["faces"]))
    for vector in vectors["first"]:
        game = GAMES[vector["game"]](vector["options"], None)
        compare(f"first of {vector['game']}", game.draw(Stream(game_seed, 0), ""), vector["text"])
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file")
    parser.add_argument("--pack-file")
    parser.add_argument("--vectors", action="store_true", help="the file has test vectors")
    arguments = parser.parse_args()
    try:
        with open(arguments.file, encoding="utf-8") as file:
            text = file.read()
        if arguments.vectors:
            misfits = check_vectors(text)
            print("\n".join(misfits) or "All vectors are right.")
            return 1 if misfits else 0
        misfits, count, is_committed = verify(text, arguments.pack_file)
    except (Uncheckable, OSError, UnicodeDecodeError) as error:
        print(f"This record cannot be checked: {error}.")
        return 2
    if misfits:
        print("\n".join(["Not fair.", *misfits]))
        return 1
    how = "and the server kept to its commitment" if is_committed else "without a commitment"
    print(f"All {count} chance events come from the seeds, {how}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
