/** Returns whether every word of a query is the prefix of a word in some texts; ignores case and accents, and an empty query matches all. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(splitWords)
  return splitWords(query).every((part) => words.some((word) => word.startsWith(part)))
}

/** Splits a text into its words, in lower case and without accents. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
