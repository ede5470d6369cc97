import { COMMENT_MAX } from '../../model/persona-limits.ts'

/** From this many words on, two comments that are the same were pasted, not written twice. */
const PASTED_WORDS = 8

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

/** Comments without markup, addresses and mentions; those that say nothing or were pasted several times are left out. */
export function cleanComments(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.flatMap((raw) => {
    const text = cleanComment(raw)
    if (!/\p{L}/u.test(text)) return []
    const key = text.toLowerCase()
    if (seen.has(key) && key.split(' ').length >= PASTED_WORDS) return []
    seen.add(key)
    return [text]
  })
}

/** A text without markup, addresses and mentions, cut to the length of a comment. */
export function cleanComment(raw: string): string {
  const plain = ENTITIES.reduce((text, [entity, sign]) => text.replace(entity, sign), raw.replace(TAGS, ' '))
  return plain.replace(ADDRESS, ' ').replace(MENTION, ' ').replace(/\s+/gu, ' ').trim().slice(0, COMMENT_MAX)
}
