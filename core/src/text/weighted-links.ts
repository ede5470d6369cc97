import { cutShortLink, endingsPattern, isValidLink, LATIN, linkPattern, SPACES, X_ADDRESSES } from './link-patterns.ts'

/** A text range that becomes a short link, in UTF-16 code units. */
export type WeightedLink = { start: number; end: number }

/** A word with the space before it, which determines the start of a link. */
const WORD = new RegExp(`[${SPACES}]?[^${SPACES}]+`, 'g')
/** A dot with the first letter of a top-level domain. */
const MAY_BE_LINK = /\.[a-z\u0080-\uffff]/i
const NO_LINK_AFTER = /[-_./]$/

type Patterns = { link: RegExp; plainDomain: RegExp }
let patterns: Patterns | null = null

/** Compiles the link patterns with the first text that may contain a link, because the list of top-level domains makes a large pattern. */
function compilePatterns(): Patterns {
  const plainDomain = new RegExp(String.raw`(?:[\-a-z0-9${LATIN}]+\.)+${endingsPattern()}`, 'gi')
  return { link: linkPattern(X_ADDRESSES), plainDomain }
}

/**
 * Finds the links that X creates, by the rules of its own text library: addresses with a scheme, and names without one whose ending
 * is a top-level domain.
 */
export function findWeightedLinks(text: string): WeightedLink[] {
  if (!text.includes('.')) return []
  // Links contain no whitespace and need a top-level domain, so most words are skipped.
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!MAY_BE_LINK.test(word)) return []
    return linksOfWord(word).map(({ start, end }) => ({ start: start + index, end: end + index }))
  })
}

function linksOfWord(word: string): WeightedLink[] {
  patterns ??= compilePatterns()
  const { link, plainDomain } = patterns
  return [...word.matchAll(link)].flatMap((match) => {
    const [all, before = '', address = '', scheme, domain = '', path] = match
    if (!isValidLink(address, domain, scheme ?? 'https://')) return []
    const start = match.index + all.length - address.length
    if (scheme !== undefined) return withScheme(start, address)
    if (NO_LINK_AFTER.test(before)) return []
    const rest = path === undefined ? 0 : address.length - domain.length
    return withoutScheme(start, domain, { rest, plainDomain })
  })
}

function withScheme(start: number, address: string): WeightedLink[] {
  const link = cutShortLink(address)
  return link === null ? [] : [{ start, end: start + link.length }]
}

/** Returns the links in an address without a scheme: names in Latin letters only. The text after the domain is part of the last link. */
function withoutScheme(
  start: number,
  domain: string,
  { rest, plainDomain }: { rest: number; plainDomain: RegExp },
): WeightedLink[] {
  const names = [...domain.matchAll(plainDomain)]
  return names.map((name, index) => {
    const end = start + name.index + name[0].length
    return { start: start + name.index, end: index === names.length - 1 ? end + rest : end }
  })
}
