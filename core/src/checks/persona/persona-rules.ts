/** A pain or an objection of a persona, and the words that indicate that a text addresses it. */
export type PersonaPoint = { text: string; words: readonly string[] }

/** A persona, as rules for texts. */
export type PersonaRules = {
  name: string
  /** Words that the persona's readers use themselves, and words that they dislike. */
  uses: readonly string[]
  avoids: readonly string[]
  /** Highest school grade that the readers understand easily; null for any. */
  gradeMax: number | null
  pains: readonly PersonaPoint[]
  objections: readonly PersonaPoint[]
  /** Kinds of evidence that the readers trust: numbers, quotes, links, and names, including mentions. */
  proof: readonly ('number' | 'quote' | 'link' | 'name')[]
}
