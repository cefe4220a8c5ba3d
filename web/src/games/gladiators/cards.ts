// The notation of a card: `S7` is Speed 7.

/** The letters of the traits, in the order in which a gladiator shows them. */
export const TRAITS = ['S', 'A', 'D', 'H'] as const;

/** The letter of a card's trait, and its power. */
export function parts(card: string): { trait: string; power: number } {
  return { trait: card.charAt(0), power: Number(card.slice(1)) };
}
