import { utf8Length } from './text-lengths.ts'

/** Global of browsers and Node.js, declared here because TypeScript's ES library has no types for it. */
declare const URL: new (address: string) => unknown

/** A text range that a network turns into a link, a mention or a tag. Offsets are UTF-8 bytes. */
export type Facet = { byteStart: number; byteEnd: number } & (
  | { kind: 'link'; uri: string }
  | { kind: 'mention'; handle: string }
  | { kind: 'tag'; tag: string }
)

type Found = { start: number; end: number } & (
  | { kind: 'link'; uri: string }
  | { kind: 'mention'; handle: string }
  | { kind: 'tag'; tag: string }
)

/** Allowed context before a link, mention or tag: the start, whitespace or an opening bracket. */
const BEFORE = String.raw`(?<=^|[\s(\[])`
const DOMAIN = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}`
const LINK = new RegExp(`${BEFORE}(?:https?://\\S+|${DOMAIN}(?:/\\S*)?)`, 'giu')
const MENTION = new RegExp(String.raw`${BEFORE}@((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?)`, 'giu')
/** Letters, digits and combining marks with at least one letter, so that "#1" stays a number. */
const TAG = new RegExp(String.raw`${BEFORE}[#＃]([\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_-]*)`, 'gu')

/** Characters that close a sentence, not a link. */
const CLOSING = /^[.,;:!?'"»”’]$/u

/** Maximum graphemes of a tag on the networks with facets. */
const TAG_MAX = 64

/** Top-level domains accepted for addresses written without a scheme; anything else is more likely a file name or a typo. */
const BARE_ENDINGS = new Set(
  (
    'com org net edu gov io dev app co ai me info biz social blog site online xyz tech news uk de fr es it nl be ch at se no dk fi ' +
    'pl cz pt ie eu us ca au nz jp kr cn in br mx ar za tr ru ua test example'
  ).split(' '),
)

/**
 * Finds links, mentions and hashtags, in text order and without overlap. Trailing punctuation is not part of a link or tag; a closing bracket is, if
 * the link contains the opening one.
 */
export function findFacets(text: string): Facet[] {
  const found: Found[] = [...findLinks(text), ...findMentions(text), ...findTags(text)].sort(
    (a, b) => a.start - b.start,
  )
  const facets: Facet[] = []
  let last = 0
  let bytes = 0
  for (const item of found) {
    if (item.start < last) continue
    const byteStart = bytes + utf8Length(text.slice(last, item.start))
    const byteEnd = byteStart + utf8Length(text.slice(item.start, item.end))
    last = item.end
    bytes = byteEnd
    const { start: _start, end: _end, ...rest } = item
    facets.push({ byteStart, byteEnd, ...rest })
  }
  return facets
}

/** Finds links with their UTF-16 offsets in the text. */
export function findLinks(text: string): Found[] {
  return [...text.matchAll(LINK)].flatMap((match) => {
    const shown = trimLink(match[0])
    const hasScheme = /^https?:\/\//i.test(shown)
    if (!hasScheme && !BARE_ENDINGS.has(endingOf(shown))) return []
    const uri = hasScheme ? shown : `https://${shown}`
    if (!isAddress(uri)) return []
    return [{ kind: 'link' as const, uri, start: match.index, end: match.index + shown.length }]
  })
}

function findMentions(text: string): Found[] {
  return [...text.matchAll(MENTION)].flatMap((match) => {
    const handle = match[1]
    if (handle === undefined) return []
    return [
      {
        kind: 'mention' as const,
        handle: handle.toLowerCase(),
        start: match.index,
        end: match.index + handle.length + 1,
      },
    ]
  })
}

function findTags(text: string): Found[] {
  return [...text.matchAll(TAG)].flatMap((match) => {
    const tag = match[1]?.replace(/\p{P}+$/u, '')
    if (!tag || [...tag].length > TAG_MAX) return []
    return [{ kind: 'tag' as const, tag, start: match.index, end: match.index + tag.length + 1 }]
  })
}

function isAddress(uri: string): boolean {
  try {
    return Boolean(new URL(uri))
  } catch {
    return false
  }
}

/** Removes trailing punctuation from a link. A loop checks each character once: a pattern for all of them would restart at each. */
function trimLink(link: string): string {
  let end = link.length
  while (CLOSING.test(link.charAt(end - 1))) end -= 1
  let shown = link.slice(0, end)
  if (shown.endsWith(')') && !shown.includes('(')) shown = shown.slice(0, -1)
  return shown
}

function endingOf(bare: string): string {
  const host = bare.split('/')[0] ?? ''
  return host.slice(host.lastIndexOf('.') + 1).toLowerCase()
}

/** Returns the links of a text as written, in order. */
export function linksIn(text: string): string[] {
  return findLinks(text).map(({ start, end }) => text.slice(start, end))
}
