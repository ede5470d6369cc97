import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts'

/** A stretch of text that becomes a short link, in UTF-16 code units. */
export type WeightedLink = { start: number; end: number }

const LINK_MAX = 4096
const LABEL_MAX = 63
const SUBDOMAINS_MAX = 20
const SHORT_LINK_MAX = 40

const SPACES = String.raw`\t-\r \x85\xa0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`
const TURNS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`
const NEVER = String.raw`\ufffe\ufeff\uffff`
const LATIN = String.raw`\xc0-\xd6\xd8-\xf6\xf8-\u024f\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0268\u026f\u0272\u0289\u028b\u02bb\u0300-\u036f\u1e00-\u1eff`
const CYRILLIC = String.raw`\u0400-\u04ff`

/** What may stand before a link, and what a name's labels are made of: almost everything. */
const BEFORE = String.raw`(?:[^A-Za-z0-9@＠$#＃${NEVER}]|[${TURNS}]|^)`
const LETTER = String.raw`[^!'#%&()*+,\\\-./:;<=>?@[\]^_{|}~$${SPACES}${NEVER}${TURNS}]`
/** Labels have bounds so that searching takes time in proportion to the text. */
const LETTERS = `${LETTER}{1,${LABEL_MAX}}`
const SUBDOMAIN = String.raw`(?:${LETTERS}(?:[_-]+${LETTERS}){0,${LABEL_MAX}}\.)`
const NAME = String.raw`(?:${LETTERS}(?:-+${LETTERS}){0,${LABEL_MAX}}\.)`

/** Parts of a path end with none of the signs that close a sentence; balanced brackets, two deep, may follow them. */
const IN_PATH = String.raw`[a-z${CYRILLIC}0-9!*';:=+,.$/%#[\]\-\u2013_~@|&${LATIN}]`
const PATH_END = String.raw`[+\-a-z${CYRILLIC}0-9=_#/${LATIN}]`
const BRACKETS = String.raw`\((?:${IN_PATH}+|${IN_PATH}*\(${IN_PATH}+\)${IN_PATH}*)\)`
const PATH = `(?:${IN_PATH}*(?:${BRACKETS}${IN_PATH}*)*${PATH_END}|${BRACKETS}|@${IN_PATH}+/)`
const QUERY = String.raw`\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/]`

/** A word with the space before it, which decides where a link begins. */
const WORD = new RegExp(`[${SPACES}]?[^${SPACES}]+`, 'g')
/** A dot with the first letter of an ending. */
const MAY_BE_LINK = /\.[a-z\u0080-\uffff]/i
const NO_LINK_AFTER = /[-_./]$/
const SHORT_LINK = new RegExp(String.raw`^https?://t\.co/([a-z0-9]+)(?:${QUERY})?`, 'i')

type Patterns = { link: RegExp; plainDomain: RegExp }
let patterns: Patterns | null = null

/** The list of endings makes a large pattern, so it is built with the first text that can hold a link. */
function compilePatterns(): Patterns {
  const endings = String.raw`(?:(?:${TOP_LEVEL_DOMAINS.toSorted((a, b) => b.length - a.length).join('|')})(?=[^0-9a-zA-Z@+-]|$)|xn--[\-0-9a-z]+)`
  const domain = `(?:${SUBDOMAIN}{0,${SUBDOMAINS_MAX}}${NAME}${endings})`
  return {
    link: new RegExp(`(${BEFORE})((https?://)?(${domain})(?::[0-9]+)?(/${PATH}*)?(?:${QUERY})?)`, 'gi'),
    plainDomain: new RegExp(String.raw`(?:[\-a-z0-9${LATIN}]+\.)+${endings}`, 'gi'),
  }
}

/**
 * What X turns into links, by the rules of its own text library: addresses with a scheme, and names without one whose ending
 * is a top-level domain.
 */
export function findWeightedLinks(text: string): WeightedLink[] {
  if (!text.includes('.')) return []
  // No link holds white space, and none is found without an ending in it: most words need no look.
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
    if (!isValid(address, scheme, domain)) return []
    const start = match.index + all.length - address.length
    if (scheme !== undefined) return withScheme(start, address)
    if (NO_LINK_AFTER.test(before)) return []
    const rest = path === undefined ? 0 : address.length - domain.length
    return withoutScheme(start, domain, { rest, plainDomain })
  })
}

function withScheme(start: number, address: string): WeightedLink[] {
  const short = SHORT_LINK.exec(address)
  if (short && (short[1] ?? '').length > SHORT_LINK_MAX) return []
  return [{ start, end: start + (short?.[0] ?? address).length }]
}

/** Only names in Latin letters are links without a scheme; what follows the domain belongs to the last of them. */
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

function isValid(address: string, scheme: string | undefined, domain: string): boolean {
  if (address.length + (scheme ?? 'https://').length > LINK_MAX) return false
  return domain.split('.').every((label) => label.length <= LABEL_MAX)
}
