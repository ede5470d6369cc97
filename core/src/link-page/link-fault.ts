import topLevelDomains from 'tlds' with { type: 'json' }

/** A global of browsers and Node that TypeScript's ECMAScript library does not declare. */
declare const URL: new (address: string) => { hostname: string; pathname: string; username: string; password: string }

/** Reasons why a link is not published. */
export type LinkFault = 'empty' | 'unreadable' | 'scheme' | 'credentials' | 'host' | 'lookalike' | 'own_page'

const SCHEME = /^https?:\/\//i
/** Characters that make the visible address differ from the opened one: browsers drop spaces and control characters, and read a backslash as a slash. */
const UNSEEN = /[\s\\\p{C}]/u
const ENDINGS: ReadonlySet<string> = new Set(topLevelDomains)

/**
 * Returns the first fault of a link, or null if it may be published.
 * @param ownHost the host of the product, whose link pages cannot be linked because such links could form a loop
 */
export function findLinkFault(address: string, ownHost: string): LinkFault | null {
  const typed = address.trim()
  if (typed === '') return 'empty'
  if (UNSEEN.test(typed)) return 'unreadable'
  if (!SCHEME.test(typed)) return 'scheme'
  const url = parse(typed)
  if (url === null) return 'unreadable'
  const [authority = ''] = typed.replace(SCHEME, '').split(/[/?#]/, 1)
  if (authority.includes('@') || url.username !== '' || url.password !== '') return 'credentials'
  const labels = url.hostname.split('.').map(labelOf)
  if (labels.includes(null)) return 'unreadable'
  const [ending = ''] = labels.slice(-1)
  if (labels.length < 2 || !ENDINGS.has(ending ?? '')) return 'host'
  if (labels.some((label) => label !== null && isLookalike(label, ending ?? ''))) return 'lookalike'
  return url.hostname === ownHost && leadsToPage(url.pathname) ? 'own_page' : null
}

/** Returns the host of a link as shown next to the link; empty if the text is not an address. */
export function hostOf(address: string): string {
  return parse(address.trim())?.hostname.replace(/^www\./, '') ?? ''
}

function parse(address: string) {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Returns a label of a host name in its decoded form; null if it cannot be decoded. */
function labelOf(label: string): string | null {
  return label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label
}

function leadsToPage(path: string): boolean {
  const [first = ''] = path.split('/').filter((part) => part !== '')
  return first.startsWith('@') || first.toLowerCase().startsWith('%40')
}

const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Georgian',
  'Ethiopic',
  'Khmer',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
] as const

const SCRIPT_OF = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
/** Scripts that are used together, and with Latin letters. */
const EAST_ASIAN: ReadonlySet<string> = new Set(['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'])
/** Placeholder for a script that is not listed; its letters are rare enough to be mistaken for others. */
const OTHER = 'other'
/** Words that look Latin because they consist only of letters similar to Latin ones. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαγικνορτυχωη\d-]+$/u
/** Latin letters that look like others: the dotless i, phonetic and medieval letters. */
const RARE_LATIN = /[ıȷ\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff]/u
/** Top-level domains of countries that write Cyrillic or Greek. */
const LOCAL_ENDINGS: ReadonlySet<string> = new Set(['ru', 'ua', 'by', 'bg', 'kz', 'mn', 'rs', 'mk', 'gr', 'cy', 'eu'])
const ASCII = /^[a-z0-9-]*$/

/**
 * Returns whether a label may be mistaken for another: it has rare Latin or unlisted letters, mixes scripts that are not used together, or only looks
 * Latin.
 */
function isLookalike(label: string, ending: string): boolean {
  if (ASCII.test(label)) return false
  if (RARE_LATIN.test(label)) return true
  const scripts = new Set([...label].filter((letter) => /\p{L}/u.test(letter)).map(scriptOf))
  if (scripts.has(OTHER)) return true
  if (scripts.size > 1 && ![...scripts].every((script) => EAST_ASIAN.has(script))) return true
  const isExpected = LOCAL_ENDINGS.has(ending) || !ASCII.test(ending)
  return LIKE_LATIN.test(label) && !isExpected
}

function scriptOf(letter: string): string {
  return SCRIPT_OF.find(([, pattern]) => pattern.test(letter))?.[0] ?? OTHER
}

const BASE = 36

const T_MIN = 1

const T_MAX = 26

const SKEW = 38

const DAMP = 700

const FIRST_CODE = 128

const FIRST_BIAS = 72

const CODE_MAX = 0x10ffff

/** Decodes a label of a host name without its `xn--` (RFC 3492); null if it is invalid. */
export function decodePunycode(label: string): string | null {
  const end = label.lastIndexOf('-')
  const codes = Array.from(label.slice(0, Math.max(0, end)), (letter) => letter.charCodeAt(0))
  let [code, bias, place, at] = [FIRST_CODE, FIRST_BIAS, 0, end + 1]
  while (at < label.length) {
    const before = place
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(label.charCodeAt(at++))
      if (digit === null) return null
      place += digit * weight
      const least = Math.min(T_MAX, Math.max(T_MIN, step - bias))
      if (digit < least) break
      weight *= BASE - least
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return null
    }
    const count = codes.length + 1
    bias = adapt(place - before, count, before === 0)
    code += Math.floor(place / count)
    place %= count
    if (code > CODE_MAX || (code >= 0xd800 && code <= 0xdfff)) return null
    codes.splice(place++, 0, code)
  }
  return String.fromCodePoint(...codes)
}

function digitOf(char: number): number | null {
  if (char >= 0x30 && char <= 0x39) return char - 0x30 + 26
  if (char >= 0x61 && char <= 0x7a) return char - 0x61
  return null
}

function adapt(moved: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(moved / DAMP) : Math.floor(moved / 2)
  delta += Math.floor(delta / count)
  let steps = 0
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) delta = Math.floor(delta / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
}
