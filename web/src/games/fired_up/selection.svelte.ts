// What the player has tapped so far in a turn.

import type { FiredUpChoice, FiredUpInfluenceAction, FiredUpFighter } from '../../wire';
import { fit, isInfluence, isWager, sameDeed, TOKEN, type Use, uses } from './choosing';

export class Selection {
  /** The places of the tapped dice in the row. */
  dice = $state.raw<number[]>([]);
  tokens = $state(0);
  /** The fighter that they are used on. */
  fighter = $state<FiredUpFighter | null>(null);
  deed = $state.raw<FiredUpInfluenceAction | null>(null);
  /** The Bet that they pay for, and the fighter that the player bets on. */
  bet = $state<string | null>(null);
  favourite = $state<FiredUpFighter | null>(null);

  /** The faces of the player's dice. */
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
  /** The deeds that are possible for the chosen fighter. */
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

  /** Selects a die or lets it go. A die that goes together with the selection joins it, others replace it. */
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

  /** The same for a stored token. */
  tapToken(available: number) {
    this.release();
    const isMore = this.tokens < available && fit(this.choices(), this.letters + TOKEN);
    if (this.tokens > 0 && !isMore) this.tokens = 0;
    else {
      if (!isMore) this.dice = [];
      this.tokens += 1;
    }
  }

  /** Selects a die to be rolled again: all dice go together. */
  tapAgain(place: number) {
    this.dice = this.dice.includes(place) ? this.dice.filter((other) => other !== place) : [...this.dice, place];
  }

  /** Chooses a fighter, and its deed if there is only one. */
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

  /** Keeps the dice, but forgets what to use them on. */
  release() {
    this.fighter = null;
    this.deed = null;
    this.bet = null;
    this.favourite = null;
  }
}
