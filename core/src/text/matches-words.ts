/** Whether every word of a query begins a word of some texts; upper case and accents do not count, and no query matches all. */
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
