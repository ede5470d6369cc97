/** Shortest text that is searched for. */
export const PERSON_QUERY_MIN = 2
export const PERSON_QUERY_MAX = 100
/** Longest part of a text that an index holds. A word that is no longer is answered by its own part alone. */
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

/** Words of a folded query, each once; a query without a word of two letters is one word as it is typed. */
function queryWords(folded: string): string[] {
  const words = [...new Set(folded.split(' '))]
  return words.some((word) => Array.from(word).length >= PERSON_QUERY_MIN) ? words : [folded]
}

/**
 * Parts of a folded query, each of which everything that the query finds has: a short word itself, or some parts of a longer one from its
 * beginning to its end. Empty for a query that is too short.
 */
export function queryGrams(folded: string): string[] {
  const words = queryWords(folded).filter((word) => Array.from(word).length >= PERSON_QUERY_MIN)
  const each = Math.max(1, Math.floor(COMPARED_GRAMS_MAX / Math.max(1, words.length)))
  return [...new Set(words.flatMap((word) => wordGrams(word, each)))].slice(0, COMPARED_GRAMS_MAX)
}

function wordGrams(word: string, max: number): string[] {
  const letters = Array.from(word)
  if (letters.length <= GRAM_MAX) return [word]
  const last = letters.length - GRAM_MAX
  const count = Math.min(max, last + 1)
  const starts = Array.from({ length: count }, (_, at) => (count === 1 ? 0 : Math.round((at * last) / (count - 1))))
  return [...new Set(starts.map((start) => letters.slice(start, start + GRAM_MAX).join('')))]
}

/** Whether a query has to be compared with the texts themselves: it has several words, or one longer than what an index holds. */
export function needsComparing(folded: string): boolean {
  const [first = '', ...others] = queryWords(folded)
  return others.length > 0 || Array.from(first).length > GRAM_MAX
}

/** Whether each word of a folded query is a part of one of the texts, in any order. */
export function hasWords(texts: readonly string[], folded: string): boolean {
  const read = texts.map(foldText)
  return queryWords(folded).every((word) => read.some((text) => text.includes(word)))
}
