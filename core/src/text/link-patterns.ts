import topLevelDomains from 'tlds' with { type: 'json' }

const LINK_MAX = 4096
const LABEL_MAX = 63
const SUBDOMAINS_MAX = 20
const SHORT_LINK_MAX = 40

export const SPACES = String.raw`\t-\r \x85\xa0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`
const TURNS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`
const NEVER = String.raw`\ufffe\ufeff\uffff`
export const LATIN = String.raw`\xc0-\xd6\xd8-\xf6\xf8-\u024f\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0268\u026f\u0272\u0289\u028b\u02bb\u0300-\u036f\u1e00-\u1eff`
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
export const BRACKETS = bracketsOf(IN_PATH)
const QUERY = String.raw`\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/]`

/** What a text library takes for an address: its schemes, and what its path and its query are made of. */
export type AddressRules = { schemes: string; path: string; query: string }

/** Addresses as X's own library finds them. */
export const X_ADDRESSES: AddressRules = {
  schemes: 'https?',
  path: `(?:${IN_PATH}*(?:${BRACKETS}${IN_PATH}*)*${PATH_END}|${BRACKETS}|@${IN_PATH}+/)`,
  query: QUERY,
}

const SHORT_LINK = new RegExp(String.raw`^https?://t\.co/([a-z0-9]+)(?:${QUERY})?`, 'i')

/** Brackets around signs of a path, and within them another pair. */
export function bracketsOf(sign: string): string {
  return String.raw`\((?:${sign}+|${sign}*\(${sign}+\)${sign}*)\)`
}

/** The endings of domains as a pattern: a large one, so it is built with the first text that can hold a link. */
export function endingsPattern(): string {
  return String.raw`(?:(?:${topLevelDomains.toSorted((a, b) => b.length - a.length).join('|')})(?=[^0-9a-zA-Z@+-]|$)|xn--[\-0-9a-z]+)`
}

/** Finds what stands before a link, the link, its scheme, its domain and its path, in this order of groups. */
export function linkPattern({ schemes, path, query }: AddressRules): RegExp {
  const domain = `(?:${SUBDOMAIN}{0,${SUBDOMAINS_MAX}}${NAME}${endingsPattern()})`
  return new RegExp(`(${BEFORE})(((?:${schemes})://)?(${domain})(?::[0-9]+)?(/${path}*)?(?:${query})?)`, 'gi')
}

/** The part of an address with a scheme that is the link: without what follows a short link; null where that is too long for one. */
export function cutShortLink(address: string): string | null {
  const short = SHORT_LINK.exec(address)
  if (!short) return address
  return (short[1] ?? '').length > SHORT_LINK_MAX ? null : short[0]
}

/** Whether an address is short enough, as is each label of its domain; `beside` is counted with it. */
export function isValidLink(address: string, domain: string, beside = ''): boolean {
  if (address.length + beside.length > LINK_MAX) return false
  return domain.split('.').every((label) => label.length <= LABEL_MAX)
}
