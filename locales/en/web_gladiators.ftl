# Gladiators in the web app. English.

web-gladiators-card = { $trait } { $power }
web-gladiators-hand = Cards in hand
web-gladiators-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-gladiators-your-hand = Your cards
web-gladiators-decks = Decks
web-gladiators-deck = { $count ->
    [one] { $trait } deck: { $count } card
   *[other] { $trait } deck: { $count } cards
}
# What a tap on a deck does.
web-gladiators-deck-draw = Draw
web-gladiators-deck-focus = Focus
web-gladiators-health-left = { $wounds ->
    [one] { $wounds } wound, Health { $health }
   *[other] { $wounds } wounds, Health { $health }
}
web-gladiators-fallen = Fallen
web-gladiators-attack = Attack { $name }
web-gladiators-attack-short = Attack
# A Gambit: the opponent who gets the card.
web-gladiators-give = Give the card to { $name }
web-gladiators-give-short = Give
web-gladiators-pair-card = { $card }, part of a pair
web-gladiators-barred-too_quick = Too fast for you: Speed { $theirs } against your { $own }.
web-gladiators-barred-too_tough = Too tough for you: Defense { $theirs } against your Attack { $own }.
# An attack that the rules refuse.
web-gladiators-refused-too_quick = { $name } is faster than you: Speed { $theirs } against your { $own }.
web-gladiators-refused-too_tough = { $name } is too tough for you: Defense { $theirs } against your Attack { $own }.

web-gladiators-ask-draw = { $count ->
    [one] Draw a card: tap a deck.
   *[other] Draw { $count } cards: tap a deck for each.
}
web-gladiators-ask-respond = Respond with a card, or do not respond.
# The actions follow, each with what to tap.
web-gladiators-ask-play = You may play a card first. Then choose an action.
web-gladiators-ask-act = Choose an action.
web-gladiators-tap-attack = Attack: tap an opponent
web-gladiators-tap-focus = Focus: tap a deck
web-gladiators-tap-gambit = Gambit: tap a card of your pair
web-gladiators-tap-recover = Recover: tap your Health
web-gladiators-answers = Your answer
web-gladiators-choose-opponent = Tap the opponent who gets the card.
web-gladiators-do-it = Confirm
web-gladiators-let-it = Do not respond
web-gladiators-pass = Pass
web-gladiators-not-until-turn = Do not ask until my turn
web-gladiators-ask-again = Ask me again

web-gladiators-recent = Just now
web-gladiators-opens = Then you could attack:
web-gladiators-you-fell = You have fallen. The fight goes on without you.
web-gladiators-wait = Waiting for the others.

# What the reader may do.
web-gladiators-action-draw = Draw from the { $trait } deck
web-gladiators-action-play = Play { $card }
web-gladiators-action-focus = Focus on { $trait }
web-gladiators-action-attack = Attack { $target }
web-gladiators-action-gambit = Gambit: give { $card } to { $target }
web-gladiators-action-recover = Recover
web-gladiators-action-respond = Respond with { $card }
web-gladiators-action-pass = Pass

# What a player has announced. $whom is "you" if it is aimed at the reader.
web-gladiators-announced-focus = { $who ->
    [you] You focus on { $trait }.
   *[seat] { $name } focuses on { $trait }.
}
web-gladiators-announced-attack = { $who ->
    [you] You attack { $target }.
   *[seat] { $whom ->
        [you] { $name } attacks you.
       *[seat] { $name } attacks { $target }.
    }
}
web-gladiators-announced-gambit = { $who ->
    [you] You play a Gambit: { $card } goes to { $target }.
   *[seat] { $whom ->
        [you] { $name } plays a Gambit: { $card } goes to you.
       *[seat] { $name } plays a Gambit: { $card } goes to { $target }.
    }
}
web-gladiators-announced-recover = { $who ->
    [you] You recover.
   *[seat] { $name } recovers.
}

web-gladiators-lays = { $who ->
    [you] You play { $card }.
   *[seat] { $name } plays { $card }.
}
web-gladiators-heals = { $who ->
    [you] { $wounds ->
        [0] You have nothing to heal.
        [one] You heal { $wounds } wound.
       *[other] You heal { $wounds } wounds.
    }
   *[seat] { $wounds ->
        [0] { $name } has nothing to heal.
        [one] { $name } heals { $wounds } wound.
       *[other] { $name } heals { $wounds } wounds.
    }
}
web-gladiators-gives = { $who ->
    [you] You get { $card }.
   *[seat] { $name } gets { $card }.
}
web-gladiators-flips = { $who ->
    [you] You flip a new { $trait }.
   *[seat] { $name } flips a new { $trait }.
}
web-gladiators-flipped = { $who ->
    [you] You flip { $card }.
   *[seat] { $name } flips { $card }.
}
web-gladiators-draws = { $who ->
    [you] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[seat] { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
}
web-gladiators-restocks = The { $trait } deck is restocked.
web-gladiators-dodges = { $who ->
    [you] You dodge.
   *[seat] { $name } dodges.
}
web-gladiators-blocks = { $who ->
    [you] You block.
   *[seat] { $name } blocks.
}
web-gladiators-wounds = { $who ->
    [you] { $wounds ->
        [one] You take { $wounds } wound.
       *[other] You take { $wounds } wounds.
    }
   *[seat] { $wounds ->
        [one] { $name } takes { $wounds } wound.
       *[other] { $name } takes { $wounds } wounds.
    }
}
web-gladiators-falls = { $who ->
    [you] You fall.
   *[seat] { $name } falls.
}
web-gladiators-wins = { $who ->
    [you] You win!
    [several] { $name } share the win.
    [several-with-you] You share the win with { $name }!
   *[seat] { $name } wins.
}

web-gladiators-told-setup = The gladiators enter the arena.
web-gladiators-told-draw = { $who ->
    [you] You draw from the { $trait } deck.
   *[seat] { $name } draws from the { $trait } deck.
}
web-gladiators-told-drew = { $who ->
    [you] You draw { $card }.
   *[seat] { $name } draws { $card }.
}
web-gladiators-told-play = { $who ->
    [you] You play { $card }.
   *[seat] { $name } plays { $card }.
}
web-gladiators-told-respond = { $who ->
    [you] You respond with { $card }.
   *[seat] { $name } responds with { $card }.
}

# A card that is covered, and that a table with closed history does not name: "You play a Speed card."
web-gladiators-covered-card = { $trait ->
    [Attack] an
   *[other] a
} { $trait } card
web-gladiators-log-closed = This table shows only this turn and the one before, and names no covered cards (D1.2).
web-gladiators-past-cards = Covered cards

web-gladiators-wins-by-four = Four of a kind, all { $power }: { $who ->
    [you] you win!
    [several] { $name } share the win.
    [several-with-you] you share the win with { $name }!
   *[seat] { $name } wins.
}
web-gladiators-ended-victory = { $who ->
    [you] Your four cards all have power { $power }: Victory (D6.2).
   *[seat] All four cards of { $name } have power { $power }: Victory (D6.2).
}
web-gladiators-ended-last_standing = { $who ->
    [you] You are the last one standing (D5.3).
   *[seat] { $name } is the last one standing (D5.3).
}
web-gladiators-ended-turn_limit = The turn limit is reached. { $who ->
    [you] You have the most health left
    [several] { $name } have the most health left
    [several-with-you] You have the most health left, level with { $name }
   *[seat] { $name } has the most health left
}: { $left }{ $who ->
    [several] {" "}each
    [several-with-you] {" "}each
   *[other] {""}
} (D7.1).
