// The notation of a card: `F10` is the 10 of Fists.

/** The letter of a card's school, and its rank. */
export function parts(card: string): { school: string; rank: number } {
  return { school: card.charAt(0), rank: Number(card.slice(1)) };
}
