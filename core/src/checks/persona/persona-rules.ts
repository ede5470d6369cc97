/** What a group of readers wants and asks, in the words by which a text is known to answer it. */
export type PersonaPoint = { text: string; words: readonly string[] }

/** A persona, as rules over texts. */
export type PersonaRules = {
  name: string
  /** Words that these readers use themselves, and words that put them off. */
  uses: readonly string[]
  avoids: readonly string[]
  /** The school grade that they read with ease; null for any. */
  gradeMax: number | null
  pains: readonly PersonaPoint[]
  objections: readonly PersonaPoint[]
  /** What they believe: figures, names of customers, quotes, demonstrations. */
  proof: readonly ('number' | 'quote' | 'link' | 'name')[]
}
