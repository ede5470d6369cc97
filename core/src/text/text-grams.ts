/** Minimum and maximum length of a search query. */
export const PERSON_QUERY_MIN = 2
export const PERSON_QUERY_MAX = 100
/** Maximum length of an indexed part of a text. A word up to this length needs only one index entry. */
export const GRAM_MAX = 5
/** Maximum parts of a longer query whose frequencies are compared, to start with the rarest. */
export const COMPARED_GRAMS_MAX = 8

/** Letters without a Unicode decomposition to plain ones. */
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

/** Folds a text: removes case and accents, and reduces whitespace to single spaces, so that texts that look the same to a person are equal. */
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

/** Returns every part of folded texts from two letters up to `GRAM_MAX`, without duplicates. */
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

/** Returns the words of a folded query, without duplicates; a query without a word of two letters is one word as typed. */
function queryWords(folded: string): string[] {
  const words = [...new Set(folded.split(' '))]
  return words.some((word) => Array.from(word).length >= PERSON_QUERY_MIN) ? words : [folded]
}

/**
 * Returns parts of a folded query that every match contains: a short word itself, or some parts of a longer one from its
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

/** Returns whether a query must be compared with the texts themselves: it has several words, or one longer than an index entry. */
export function needsComparing(folded: string): boolean {
  const [first = '', ...others] = queryWords(folded)
  return others.length > 0 || Array.from(first).length > GRAM_MAX
}

/** Returns whether each word of a folded query is a part of one of the texts, in any order. */
export function hasWords(texts: readonly string[], folded: string): boolean {
  const read = texts.map(foldText)
  return queryWords(folded).every((word) => read.some((text) => text.includes(word)))
}
