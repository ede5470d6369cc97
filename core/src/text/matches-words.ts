/** Returns whether every word of a query is the prefix of a word in some texts; ignores case and accents, and an empty query matches all. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf)
  return wordsOf(query).every((part) => words.some((word) => word.startsWith(part)))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
