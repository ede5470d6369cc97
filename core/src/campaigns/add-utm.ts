import { findLinks } from '../text/facets.ts'

/** A global of browsers and of Node; the language's own library has no types of it. */
declare const URL: new (address: string) => { protocol: string; searchParams: { has(name: string): boolean } }

export type Utm = { source: string; medium: string; campaign: string }

/**
 * The text with UTM values in each of its web addresses. Values that an address has already are kept, as is what follows its `#`.
 * Names without a scheme and a path, such as `node.js`, stay as they are. A text that would get longer than `max` stays whole.
 */
export function addUtm(text: string, utm: Utm, max: number): string {
  const links = findLinks(text)
  if (links.length === 0) return text
  let [tagged, last] = ['', 0]
  for (const { start, end } of links) {
    tagged += text.slice(last, start) + addUtmToLink(text.slice(start, end), utm)
    last = end
  }
  tagged += text.slice(last)
  return tagged.length > max ? text : tagged
}

/** The same for one address as it is written. */
export function addUtmToLink(link: string, utm: Utm): string {
  const hasScheme = link.includes('://')
  if (!hasScheme && !link.includes('/')) return link
  const address = parse(hasScheme ? link : `https://${link}`)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return link
  const missing = Object.entries(utm).filter(
    ([name, value]) => value !== '' && !address.searchParams.has(`utm_${name}`),
  )
  if (missing.length === 0) return link
  const added = missing.map(([name, value]) => `utm_${name}=${encodeURIComponent(value)}`).join('&')
  const hash = link.indexOf('#')
  const [before, fragment] = hash === -1 ? [link, ''] : [link.slice(0, hash), link.slice(hash)]
  return `${before}${separatorAfter(before)}${added}${fragment}`
}

function separatorAfter(before: string): string {
  const query = before.indexOf('?')
  if (query === -1) return '?'
  return query === before.length - 1 || before.endsWith('&') ? '' : '&'
}

function parse(address: string) {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
