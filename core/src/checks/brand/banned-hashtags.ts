import type { Check } from '../check.ts'
import { withoutTag } from '../text/text-ranges.ts'

/** Finds hashtags that the brand does not use. */
export const bannedHashtags: Check = {
  id: 'bannedHashtags',
  version: 1,
  source: 'brand',
  weight: 5,
  run({ brand }, { text, tags }) {
    if (!brand || brand.bannedHashtags.length === 0) return null
    const banned = new Set(brand.bannedHashtags.map((tag) => tag.replace(/^#/, '').toLowerCase()))
    return tags
      .filter(({ tag }) => banned.has(tag.toLowerCase()))
      .map((tag) => ({
        reason: 'banned',
        place: { kind: 'text', from: tag.from, to: tag.to },
        evidence: `#${tag.tag}`,
        values: { tag: `#${tag.tag}` },
        fix: withoutTag(text, tag),
      }))
  },
}
