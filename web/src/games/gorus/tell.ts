// The news of Gorus Maximus, in sentences.

import { t } from '../../language/language.svelte';
import type { Teller } from '../../table/telling';
import type { GorusParty } from '../../wire';
import { cardName, schoolName } from './words';

export const tell: Teller = (item, name) => {
  const story = item.what;
  if (story.game !== 'gorus') return item.text;
  const party = (party: GorusParty) => (typeof party === 'number' ? name(party) : t('gorus-label-contenders'));
  if (story.kind === 'deal') return t('web-gorus-told-deal', { name: name(story.dealer) });
  const words = [t('web-gorus-told-play', { name: name(story.seat), card: cardName(story.card) })];
  if (story.prefers) words.push(t('web-gorus-told-prefers', { school: schoolName(story.prefers) }));
  if (story.drawn) words.push(t('web-gorus-told-drawn', { card: cardName(story.drawn) }));
  for (const play of story.contenders) {
    words.push(t('web-gorus-told-play', { name: party(play.by), card: cardName(play.card) }));
  }
  const winner = story.bout && story.bout.winning !== null ? story.bout.plays[story.bout.winning] : undefined;
  if (winner) words.push(t('web-gorus-told-bout', { name: party(winner.by) }));
  if (story.round) words.push(t('web-gorus-told-round', { round: story.round.round }));
  return words.join(' ');
};
