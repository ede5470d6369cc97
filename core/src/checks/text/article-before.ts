/**
 * Where an article stands right before a place, and the one that the next word wants: “a” before “allowlist” becomes “an”.
 * @returns null when there is none, or when it fits already
 */
export function articleBefore(text: string, from: number, next: string): { from: number; text: string } | null {
  const found = /(?:^|[\s("“])(an?) $/i.exec(text.slice(Math.max(0, from - 4), from))
  const article = found?.[1]
  if (article === undefined) return null
  const wanted = /^[aeio]/i.test(next) || /^u(?!s|ni)/i.test(next) ? 'an' : 'a'
  if (article.toLowerCase() === wanted) return null
  const isCapital = article.charAt(0) === 'A'
  return { from: from - article.length - 1, text: isCapital ? `A${wanted.slice(1)} ` : `${wanted} ` }
}
