/** Shortest text that is searched for. */
export const PERSON_QUERY_MIN = 2
export const PERSON_QUERY_MAX = 100
/** Longest part of a text that an index holds. A query that is no longer is answered by its own part alone. */
export const GRAM_MAX = 5
/** Parts of a longer query that are compared with each other, to begin with the rarest. */
export const COMPARED_GRAMS_MAX = 8

/** Letters that no Unicode decomposition turns into plain ones. */
const PLAIN = new Map([
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ς', 'σ'],
])

/** A text without case and accents, with single spaces: two texts that a person takes for the same are equal. */
export function foldText(text: string): string {
  const letters = Array.from(
    text
      .toWellFormed()
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, ''),
  )
  const plain = letters.map((letter) => {
    const lower = letter
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, '')
    return PLAIN.get(lower) ?? lower
  })
  return plain.join('').replaceAll(/\s+/gu, ' ').trim()
}

/** Every part of folded texts from two letters up to `GRAM_MAX`, each once. */
export function gramsOf(folded: readonly string[]): string[] {
  const grams = new Set<string>()
  for (const text of folded) {
    const letters = Array.from(text)
    for (let size = PERSON_QUERY_MIN; size <= GRAM_MAX; size += 1) {
      for (let at = 0; at + size <= letters.length; at += 1) grams.add(letters.slice(at, at + size).join(''))
    }
  }
  return [...grams]
}

/**
 * Parts of a folded query, any of which everything that contains the query has: the query itself, or some parts of a longer one from its
 * beginning to its end. Empty for a query that is too short.
 */
export function queryGrams(folded: string): string[] {
  const letters = Array.from(folded)
  if (letters.length < PERSON_QUERY_MIN) return []
  if (letters.length <= GRAM_MAX) return [folded]
  const last = letters.length - GRAM_MAX
  const count = Math.min(COMPARED_GRAMS_MAX, last + 1)
  const starts = Array.from({ length: count }, (_, at) => Math.round((at * last) / (count - 1)))
  return [...new Set(starts.map((start) => letters.slice(start, start + GRAM_MAX).join('')))]
}

/** Whether a query needs to be compared with the texts themselves, because it is longer than what an index holds. */
export function isLongQuery(folded: string): boolean {
  return Array.from(folded).length > GRAM_MAX
}

/** Whether one of the texts contains the folded query. */
export function hasPart(texts: readonly string[], folded: string): boolean {
  return texts.some((text) => foldText(text).includes(folded))
}
