const FEWEST = 400

/**
 * Returns the follower count of a sandbox channel: 400 to 1,396, depending on its id, and 2 to 6 more for each day since it was created. Negative
 * `days` give the counts of earlier days, for the demo data.
 */
export function practiceFollowers(channelId: string, days: number): number {
  const seed = [...channelId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return FEWEST + seed + days * (2 + (seed % 5))
}
