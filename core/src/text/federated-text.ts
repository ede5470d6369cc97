import { BRACKETS, bracketsOf, cutShortLink, isValidLink, LATIN, linkPattern } from './link-patterns.ts'

/** A text range that a server shortens for counting; offsets are UTF-16 code units. */
type Shortened = { start: number; end: number; by: string }

/** Maximum length of a mention's host. */
const HOST_MAX = 253

/** Unicode whitespace, which no path contains. */
const SPACE = String.raw`\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`
const IN_PATH = String.raw`[^${SPACE}<>()?]`
const PATH_END = String.raw`(?:[^${SPACE}()?!*"'「」<>;:=,.$%[\]~&|@]|${BRACKETS})`
/** Code units from U+00A0 on, lone surrogates included, except noncharacters and specials (U+FFF0 to U+FFFF). */
const BEYOND_LATIN = String.raw`\xa0-\ufdcf\ufdf0-\uffef`

const ADDRESSES = {
  schemes: 'https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini',
  path: `(?:${IN_PATH}*(?:${bracketsOf(IN_PATH)}${IN_PATH}*)*${PATH_END}|${IN_PATH}+/)`,
  query: String.raw`\?[a-z0-9!?*'();:&=+$/%#[\]\-_.,~|@^${BEYOND_LATIN}]*[a-z0-9_&=#/\-${BEYOND_LATIN}]`,
}

/** Text without ASCII whitespace, which no link contains; queries may contain other whitespace. */
const CHUNK = /[^\t-\r ]+/g

const WORD = String.raw`\p{Alphabetic}\p{M}\p{Nd}\p{Pc}`
const MENTION = new RegExp(
  String.raw`(?<![=/${WORD}])(@[a-zA-Z0-9_]+(?:[.-]+[a-zA-Z0-9_]+)*)@([${WORD}]+(?:[.-]+[${WORD}]+)*)`,
  'gu',
)
/** Following characters that exclude a mention before them. */
const NO_MENTION_BEFORE = new RegExp(String.raw`^(?:[@＠${LATIN}]|://)`)

let link: RegExp | null = null

/**
 * Shortens a text the way fediverse servers count it: each link with a scheme is as long as `linkLength`, and a mention with its
 * server is reduced to its name. Ports, dots and punctuation after a host are text.
 */
export function shortenFederated(text: string, linkLength: number): string {
  const found = [...findLinks(text, linkLength), ...findMentions(text)].toSorted((a, b) => a.start - b.start)
  let [shortened, last] = ['', 0]
  for (const { start, end, by } of found) {
    // If two ranges overlap, the first counts.
    if (start < last) continue
    shortened += text.slice(last, start) + by
    last = end
  }
  return shortened + text.slice(last)
}

function findLinks(text: string, linkLength: number): Shortened[] {
  if (!text.includes('://')) return []
  const pattern = (link ??= linkPattern(ADDRESSES))
  const by = '-'.repeat(linkLength)
  return [...text.matchAll(CHUNK)].flatMap(({ 0: chunk, index }) => {
    if (!chunk.includes('://')) return []
    return [...chunk.matchAll(pattern)].flatMap((match): Shortened[] => {
      const [all, , address = '', scheme, domain = ''] = match
      if (scheme === undefined || !isValidLink(address, domain)) return []
      const start = index + match.index + all.length - address.length
      const shown = cutShortLink(address)
      return shown === null ? [] : [{ start, end: start + shown.length, by }]
    })
  })
}

function findMentions(text: string): Shortened[] {
  return [...text.matchAll(MENTION)].flatMap(({ 0: whole, 1: by = '', 2: host = '', index: start }) => {
    const end = start + whole.length
    return host.length > HOST_MAX || NO_MENTION_BEFORE.test(text.slice(end, end + 3)) ? [] : [{ start, end, by }]
  })
}
