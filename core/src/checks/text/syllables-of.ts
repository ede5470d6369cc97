/** Endings whose vowel is not spoken. */
const SILENT = /(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/

/** About how many syllables an English word has: its groups of at most two vowels, and at least one. */
export function syllablesOf(lower: string): number {
  const word = lower.replace(/[^a-z]/g, '')
  if (word.length <= 3) return 1
  return Math.max(
    1,
    word
      .replace(SILENT, '')
      .replace(/^y/, '')
      .match(/[aeiouy]{1,2}/g)?.length ?? 0,
  )
}
