import { BRACKETS, bracketsOf, cutShortLink, isValidLink, LATIN, linkPattern } from './link-patterns.ts'

/** What a server shortens for counting; offsets are UTF-16 code units. */
type Shortened = { start: number; end: number; by: string }

/** No host of a mention is longer. */
const HOST_MAX = 253

/** White space of Unicode, which no path holds. */
const SPACE = String.raw`\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`
const IN_PATH = String.raw`[^${SPACE}<>()?]`
const PATH_END = String.raw`(?:[^${SPACE}()?!*"'「」<>;:=,.$%[\]~&|@]|${BRACKETS})`
/** Everything beyond ASCII but what stands for no character, halves of pairs included. */
const BEYOND_LATIN = String.raw`\xa0-\ufdcf\ufdf0-\uffef`

const ADDRESSES = {
  schemes: 'https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini',
  path: `(?:${IN_PATH}*(?:${bracketsOf(IN_PATH)}${IN_PATH}*)*${PATH_END}|${IN_PATH}+/)`,
  query: String.raw`\?[a-z0-9!?*'();:&=+$/%#[\]\-_.,~|@^${BEYOND_LATIN}]*[a-z0-9_&=#/\-${BEYOND_LATIN}]`,
}

/** Queries may hold other white space; nothing of a link holds this one. */
const CHUNK = /[^\t-\r ]+/g

const WORD = String.raw`\p{Alphabetic}\p{M}\p{Nd}\p{Pc}`
const MENTION = new RegExp(
  String.raw`(?<![=/${WORD}])(@[a-zA-Z0-9_]+(?:[.-]+[a-zA-Z0-9_]+)*)@([${WORD}]+(?:[.-]+[${WORD}]+)*)`,
  'gu',
)
/** After which nothing before it was a mention. */
const NO_MENTION_BEFORE = new RegExp(String.raw`^(?:[@＠${LATIN}]|://)`)

let link: RegExp | null = null

/**
 * A text as servers of the fediverse count it: each link with a scheme is as long as `linkLength`, and of a mention with its
 * server only the name is left. The ports, dots and signs after a host are text.
 */
export function shortenFederated(text: string, linkLength: number): string {
  const found = [...findLinks(text, linkLength), ...findMentions(text)].toSorted((a, b) => a.start - b.start)
  let [shortened, last] = ['', 0]
  for (const { start, end, by } of found) {
    // Of two that overlap the first counts.
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
