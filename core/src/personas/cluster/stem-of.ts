/** A word without the endings that change nothing about its topic: of English the plural and the possessive, of others none. */
export function stemOf(word: string, language: string | null): string {
  if (language !== 'en') return word
  const own = word.replace(/'s?$/, '')
  if (own.length > 4 && own.endsWith('ies')) return `${own.slice(0, -3)}y`
  if (own.length > 4 && /(?:[sxz]|ch|sh)es$/.test(own)) return own.slice(0, -2)
  return own.length > 3 && /[^su]s$/.test(own) ? own.slice(0, -1) : own
}
