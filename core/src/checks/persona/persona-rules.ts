/** A need or question of a group of readers, and the words that show that a text answers it. */
export type PersonaPoint = { text: string; words: readonly string[] }

/** A persona, as rules for texts. */
export type PersonaRules = {
  name: string
  /** Words that these readers use themselves, and words that they dislike. */
  uses: readonly string[]
  avoids: readonly string[]
  /** School grade that they read easily; null for any. */
  gradeMax: number | null
  pains: readonly PersonaPoint[]
  objections: readonly PersonaPoint[]
  /** Kinds of evidence that they trust: figures, names of customers, quotes, demonstrations. */
  proof: readonly ('number' | 'quote' | 'link' | 'name')[]
}
