import { COMMENT_MAX } from '../../model/persona.ts'

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu
const MENTION = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.-]+/gu
const TAGS = /<\/?[a-z][^<>]*>/giu
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&#0?39;|&apos;/g, "'"],
  [/&quot;/g, '"'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&amp;/g, '&'],
]

/** Cleaned comments. `blank`: number of comments without words. `doubled`: number of comments that repeat an earlier one word for word. */
export type CleanComments = { comments: string[]; blank: number; doubled: number }

/** Returns comments without markup, addresses and mentions. Comments without words and duplicates are left out and counted. */
export function cleanComments(texts: readonly string[]): CleanComments {
  const found = new Map<string, string>()
  let [blank, doubled] = [0, 0]
  for (const raw of texts) {
    const text = cleanComment(raw)
    const said = saidIn(text)
    if (!/\p{L}/u.test(said)) blank += 1
    else if (found.has(said)) doubled += 1
    else found.set(said, text)
  }
  return { comments: [...found.values()], blank, doubled }
}

/** Returns the words and numbers of a text in lower case, separated by single spaces. */
function saidIn(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}

/** Returns a text without markup, addresses and mentions, truncated to the maximum length of a comment. */
export function cleanComment(raw: string): string {
  const plain = ENTITIES.reduce((text, [entity, sign]) => text.replace(entity, sign), raw.replace(TAGS, ' '))
  return plain
    .replace(ADDRESS, ' ')
    .replace(MENTION, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, COMMENT_MAX)
    .toWellFormed()
}
