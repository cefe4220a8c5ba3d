// What has been tapped so far in one's turn.

import type { FiredUpChoice, FiredUpDeed, FiredUpFighter } from '../../wire';
import { fit, isInfluence, isWager, sameDeed, TOKEN, type Use, uses } from './choosing';

export class Selection {
  /** The places of the tapped dice in the row. */
  dice = $state.raw<number[]>([]);
  tokens = $state(0);
  /** Whom they are used on. */
  fighter = $state<FiredUpFighter | null>(null);
  deed = $state.raw<FiredUpDeed | null>(null);
  /** The Bet that they pay for, and the fighter that one bets on. */
  bet = $state<string | null>(null);
  favourite = $state<FiredUpFighter | null>(null);

  /** The faces of the dice that lie there. */
  readonly faces: () => string;
  readonly choices: () => FiredUpChoice[];

  constructor(faces: () => string, choices: () => FiredUpChoice[]) {
    this.faces = faces;
    this.choices = choices;
  }

  readonly letters = $derived.by(() => this.dice.map((place) => this.faces()[place] ?? '').join('') + TOKEN.repeat(this.tokens));
  readonly uses = $derived.by(() => uses(this.choices(), this.letters));
  readonly influences = $derived(this.uses.filter(isInfluence));
  readonly wagers = $derived(this.uses.filter(isWager));
  readonly store = $derived(this.uses.find(({ act }) => act.kind === 'store'));
  readonly discard = $derived(this.uses.find(({ act }) => act.kind === 'discard'));
  /** What can be done with the chosen fighter. */
  readonly deeds = $derived(this.influences.filter(({ act }) => act.deed.fighter === this.fighter));
  readonly chosen = $derived.by((): Use | null => {
    const { deed, bet, favourite } = this;
    if (deed) return this.deeds.find(({ act }) => sameDeed(act.deed, deed)) ?? null;
    return this.wagers.find(({ act }) => act.bet === bet && act.fighter === favourite) ?? null;
  });
  readonly foreseen = $derived(this.chosen && isInfluence(this.chosen) ? this.chosen.act.changes : []);

  clear() {
    this.dice = [];
    this.tokens = 0;
    this.release();
  }

  /** Takes a die up or lays it down. Dice that go together with what is tapped are added, others replace it. */
  tapDie(place: number) {
    this.release();
    if (this.dice.includes(place)) {
      this.dice = this.dice.filter((other) => other !== place);
      return;
    }
    const together = fit(this.choices(), this.letters + (this.faces()[place] ?? ''));
    if (!together) this.tokens = 0;
    this.dice = together ? [...this.dice, place] : [place];
  }

  /** The same with a stored token, of which there are so many. */
  tapToken(available: number) {
    this.release();
    const isMore = this.tokens < available && fit(this.choices(), this.letters + TOKEN);
    if (this.tokens > 0 && !isMore) this.tokens = 0;
    else {
      if (!isMore) this.dice = [];
      this.tokens += 1;
    }
  }

  /** For a new roll, any dice are tapped together. */
  tapAgain(place: number) {
    this.dice = this.dice.includes(place) ? this.dice.filter((other) => other !== place) : [...this.dice, place];
  }

  /** Chooses a fighter; what can only be done in one way is chosen with it. */
  choose(fighter: FiredUpFighter) {
    this.release();
    this.fighter = fighter;
    const [only, ...others] = this.deeds;
    if (only && others.length === 0) this.deed = only.act.deed;
  }

  chooseBet(bet: string) {
    const again = this.bet === bet;
    this.release();
    this.bet = again ? null : bet;
  }

  /** Keeps the dice in hand, but for nothing yet. */
  release() {
    this.fighter = null;
    this.deed = null;
    this.bet = null;
    this.favourite = null;
  }
}
