// The news of Gorus Maximus, in sentences.

import { t } from '../../language/language.svelte';
import { subject } from '../../table/people';
import type { Teller } from '../../table/telling';
import type { GorusParty, GorusPlay } from '../../wire';
import { cardName, schoolName } from './words';

export const tell: Teller = (item, name) => {
  const story = item.what;
  if (story.game !== 'gorus') return item.text;
  const party = (party: GorusParty) => (typeof party === 'number' ? subject(party, name) : { who: 'contenders', name: '' });
  const played = (play: Omit<GorusPlay, 'deed'>) => t('web-gorus-told-play', { ...party(play.by), card: cardName(play.card) });
  const next = (card: string | undefined) => (card ? [t('web-gorus-told-next-contender', { card: cardName(card) })] : []);
  if (story.kind === 'deal') return [t('web-gorus-told-deal', { ...party(story.dealer) }), ...next(story.contender ?? undefined)].join(' ');

  // In solo, contenders play before and after the player, so that the line tells the whole bout; what it tells of the
  // next bout stands in the next line again.
  const { bout, contenders } = story;
  const isSolo = contenders.length > 0;
  const words: string[] = [];
  for (const play of isSolo && bout ? bout.plays : [{ by: story.seat, card: story.card, deed: story.deed }]) {
    words.push(played(play));
    if (play.deed === 'opens' || play.deed === 'challenges')
      words.push(t('web-gorus-told-prefers', { school: schoolName(play.card.charAt(0)) }));
  }
  if (story.drawn) words.push(t('web-gorus-told-drawn', { card: cardName(story.drawn) }));
  const winner = bout && bout.winning !== null ? bout.plays[bout.winning] : undefined;
  if (winner) words.push(t('web-gorus-told-bout', { ...party(winner.by) }));
  if (story.round) words.push(t('web-gorus-told-round', { round: story.round.round }));
  return [...words, ...next(contenders[1]?.card)].join(' ');
};
