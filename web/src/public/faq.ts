/** Questions in reading order; their texts are in the `faq` locale file. */
export const FAQ = [
  { group: 'delivery', questions: ['twice', 'unconfirmed', 'late', 'ontime'] },
  { group: 'time', questions: ['zone', 'dst'] },
  { group: 'channels', questions: ['which', 'apppassword', 'revoked'] },
  { group: 'content', questions: ['editing', 'pictures'] },
  { group: 'data', questions: ['where', 'cost', 'self'] },
] as const

/** Returns true if every word of the search occurs in the text, ignoring case and accents. */
export function matchesQuestion(sought: string, text: string): boolean {
  const plain = fold(text)
  return fold(sought)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
