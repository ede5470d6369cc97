const FEWEST = 400

/**
 * Followers of a practice channel: some hundreds by its id, and a few more with every day since it was opened. Days before that
 * are negative, for a demo with a past of up to two months.
 */
export function practiceFollowers(channelId: string, days: number): number {
  const seed = [...channelId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return FEWEST + seed + days * (2 + (seed % 5))
}
