# Gorus Maximus in the web app. English.

web-gorus-card = { $school } { $rank }
web-gorus-worth = worth { $favour }
web-gorus-preferred = Preferred
web-gorus-initiating = Initiating
web-gorus-preferred-is = Preferred school: { $school }.
web-gorus-preferred-at-end = Preferred school at the end: { $school }.
web-gorus-contenders-left = { $count ->
    [one] { $count } contender left
   *[other] { $count } contenders left
}
web-gorus-your-hand = Your gladiators
web-gorus-choose = Choose a gladiator.
web-gorus-warning = Challenge! { $school } become preferred.
web-gorus-warning-again = Challenge: { $school } stay preferred.
web-gorus-opens = { $school } become preferred.
web-gorus-initiates = { $school } become initiating.
web-gorus-leads-now = Would be winning.
web-gorus-loses-now = Would not be winning.
# Marks on the cards, explained beside the hand.
web-gorus-mark-wins = would be winning
web-gorus-mark-challenges = a challenge
web-gorus-bout = The bout
web-gorus-deed-challenges = challenge: { $school }
web-gorus-deed-challenges-again = challenge
web-gorus-took = wins the bout
web-gorus-nothing-played = Nothing has been played yet.
web-gorus-support-of = { $name }: { $support } of { $target } Crowd Support.
web-gorus-support = { $support } of { $target } Crowd Support
# A side in the score: $name may be a team with its players.
web-gorus-standing = { $name }: { $support } of { $target } Crowd Support, { $favour } Crowd Favour this round.
web-gorus-favour-now = Favour { $favour }
web-gorus-zero-now = The 0 of the currently preferred school counts as { $favour }. That may still change.
web-gorus-team = { $team }: { $names }
web-gorus-collected-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-gorus-side = Side
web-gorus-collected = Collected
web-gorus-favour = Crowd Favour
web-gorus-earns = +1 Crowd Support
web-gorus-so-far = This round so far
web-gorus-no-round-yet = No round is over yet.
web-gorus-round-over = Round { $round } is over

# The keys that only this board has, within `web-keys`.
web-gorus-keys = p the preferred school

web-gorus-has-eight = { $who ->
    [you] You have collected an 8 in this round
   *[seat] { $name } has collected an 8 in this round
} (G7.3).
web-gorus-told-deal = { $who ->
    [you] You deal.
   *[seat] { $name } deals.
}
web-gorus-told-play = { $who ->
    [you] You play { $card }.
    [contenders] The contenders play { $card }.
   *[seat] { $name } plays { $card }.
}
web-gorus-told-prefers = { $school } are preferred now.
web-gorus-told-drawn = Drawn: { $card }.
web-gorus-told-bout = { $who ->
    [you] You win the bout.
    [contenders] The contenders win the bout.
   *[seat] { $name } wins the bout.
}
web-gorus-told-round = Round { $round } is over.
web-gorus-told-next-contender = Next contender: { $card }.
web-gorus-log-closed = This table shows only the current bout, the one before and finished rounds (G3.7).

# ---- Looking back

web-gorus-past-bouts = Earlier bouts
web-gorus-earlier-bout = Previous bout
web-gorus-later-bout = Next bout
web-gorus-contenders-pile = { $count ->
    [one] The contenders’ pile, face up: { $count } card
   *[other] The contenders’ pile, face up: { $count } cards
}

# ---- The end of the game

web-gorus-ended-contenders = The contenders win.
web-gorus-ended-contenders-count = They have the Crowd Support that they needed: { $support }. Crowd Favour in the last round: contenders { $theirs }, { $who ->
    [you] you
   *[seat] { $name }
} { $own }.
# $team has the name of one team or of several, $names the players of one.
web-gorus-ended-teams = { $who ->
    [your-team] Your team wins!
    [several] { $team } win together.
    [several-with-your-team] Your team wins together with { $team }!
   *[seat] { $team } wins: { $names }.
}
# $with is "contenders" in solo.
web-gorus-ended-reached = { $with ->
    [contenders] { $who ->
        [you] You and the contenders reached the target in the same round.
       *[seat] { $name } and the contenders reached the target in the same round.
    }
   *[players] { $who ->
        [several-with-you] You reached the target in the same round as { $name }.
        [several-with-your-team] Your team reached the target in the same round as { $name }.
       *[several] { $name } reached the target in the same round.
    }
}
web-gorus-ended-by_the_zero = { $who ->
    [you] You collected
    [contenders] The contenders collected
    [your-team] Your team collected
   *[seat] { $name } collected
} { $card }, the 0 of the preferred school, and { $who ->
    [seat] wins
    [your-team] wins
   *[other] win
} (G5.2).
web-gorus-ended-by_fewest = The 0 of the preferred school went to another side. { $who ->
    [you] You collected
    [contenders] The contenders collected
    [your-team] Your team collected
   *[seat] { $name } collected
} the fewest gladiators in the round, { $count }, and { $who ->
    [seat] wins
    [your-team] wins
   *[other] win
} (G5.2).
# With one side of players, the other is the contenders.
web-gorus-ended-joint = The 0 of the preferred school went to another side. { $who ->
    [you] You collected as few gladiators in the round as the contenders
    [seat] { $name } collected as few gladiators in the round as the contenders
    [several-with-you] You collected as few gladiators in the round as { $name }
    [several-with-your-team] Your team collected as few gladiators in the round as { $name }
   *[several] { $name } collected equally few gladiators in the round
}, { $count } each, and { $who ->
    [seat] shares
    [several-with-your-team] shares
   *[other] share
} the win (G5.2).
