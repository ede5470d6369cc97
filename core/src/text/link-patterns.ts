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

/** Allowed characters before a link, and in the labels of a name: almost all. */
const BEFORE = String.raw`(?:[^A-Za-z0-9@＠$#＃${NEVER}]|[${TURNS}]|^)`
const LETTER = String.raw`[^!'#%&()*+,\\\-./:;<=>?@[\]^_{|}~$${SPACES}${NEVER}${TURNS}]`
/** Labels have bounds so that the search time is proportional to the text length. */
const LETTERS = `${LETTER}{1,${LABEL_MAX}}`
const SUBDOMAIN = String.raw`(?:${LETTERS}(?:[_-]+${LETTERS}){0,${LABEL_MAX}}\.)`
const NAME = String.raw`(?:${LETTERS}(?:-+${LETTERS}){0,${LABEL_MAX}}\.)`

/** Path segments do not end with closing punctuation; balanced brackets, up to two levels, may follow. */
const IN_PATH = String.raw`[a-z${CYRILLIC}0-9!*';:=+,.$/%#[\]\-\u2013_~@|&${LATIN}]`
const PATH_END = String.raw`[+\-a-z${CYRILLIC}0-9=_#/${LATIN}]`
export const BRACKETS = bracketsOf(IN_PATH)
const QUERY = String.raw`\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/]`

/** Address rules of a text library: schemes, and allowed characters in path and query. */
export type AddressRules = { schemes: string; path: string; query: string }

/** Address rules of X's own library. */
export const X_ADDRESSES: AddressRules = {
  schemes: 'https?',
  path: `(?:${IN_PATH}*(?:${BRACKETS}${IN_PATH}*)*${PATH_END}|${BRACKETS}|@${IN_PATH}+/)`,
  query: QUERY,
}

const SHORT_LINK = new RegExp(String.raw`^https?://t\.co/([a-z0-9]+)(?:${QUERY})?`, 'i')

/** Returns a pattern for brackets around path characters, with up to one nested pair. */
export function bracketsOf(sign: string): string {
  return String.raw`\((?:${sign}+|${sign}*\(${sign}+\)${sign}*)\)`
}

/** Returns a pattern of top-level domains; it is large, so callers build it with the first text that may contain a link. */
export function endingsPattern(): string {
  return String.raw`(?:(?:${topLevelDomains.toSorted((a, b) => b.length - a.length).join('|')})(?=[^0-9a-zA-Z@+-]|$)|xn--[\-0-9a-z]+)`
}

/** Returns a pattern with the groups: text before a link, the link, its scheme, its domain and its path. */
export function linkPattern({ schemes, path, query }: AddressRules): RegExp {
  const domain = `(?:${SUBDOMAIN}{0,${SUBDOMAINS_MAX}}${NAME}${endingsPattern()})`
  return new RegExp(`(${BEFORE})(((?:${schemes})://)?(${domain})(?::[0-9]+)?(/${path}*)?(?:${query})?)`, 'gi')
}

/** Cuts the text after a t.co link off an address with a scheme. Returns other addresses unchanged, and null if the short link is too long. */
export function cutShortLink(address: string): string | null {
  const short = SHORT_LINK.exec(address)
  if (!short) return address
  return (short[1] ?? '').length > SHORT_LINK_MAX ? null : short[0]
}

/** Returns whether an address and each label of its domain are short enough; `beside` is counted with the address. */
export function isValidLink(address: string, domain: string, beside = ''): boolean {
  if (address.length + beside.length > LINK_MAX) return false
  return domain.split('.').every((label) => label.length <= LABEL_MAX)
}
