// The notation of a card: `F10` is the 10 of Fists.

/** The letter of a card's school, and its rank. */
export function parts(card: string): { school: string; rank: number } {
  return { school: card.charAt(0), rank: Number(card.slice(1)) };
}

/** The fewest players whose deck has a rank (G2.1), as it is printed on the cards; empty for ranks that are in every deck. */
export function playerCount(rank: number): string {
  return { 3: '6+', 13: '6+', 2: '7+', 14: '7+', 1: '8', 15: '8' }[rank] ?? '';
}
