/** Returns true if a text contains every search word, ignoring case and accents. */
export function hasWords(text: string, words: string): boolean {
  const found = plain(text)
  return plain(words)
    .split(/\s+/)
    .every((word) => found.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
