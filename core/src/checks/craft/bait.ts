import type { Check, Found } from '../check.ts'
import { withoutOverlaps } from '../text/without-overlaps.ts'
import { BAIT_PATTERNS, type BaitReason } from './bait-patterns.ts'

/** Networks show posts less that beg for reactions, and readers trust them less: no other merit makes up for it. */
const CEILING: Readonly<Record<BaitReason, number>> = { withheld: 0.68, tagging: 0.68, reactions: 0.68, pressure: 0.8 }

/** Lines that withhold the point, or ask for reactions that have nothing to do with it. */
export const bait: Check = {
  id: 'bait',
  version: 1,
  source: 'craft',
  weight: 8,
  run(_draft, { text, words }) {
    if (words.length === 0) return null
    const plain = text.replaceAll('’', "'")
    const found = BAIT_PATTERNS.flatMap(({ reason, pattern }) =>
      [...plain.matchAll(pattern)].filter(isAsked).map((match): Found => {
        const place = { kind: 'text', from: match.index, to: match.index + match[0].length } as const
        const evidence = text.slice(place.from, place.to)
        return { reason, place, evidence, values: { words: evidence }, ceiling: CEILING[reason] }
      }),
    )
    return withoutOverlaps(found)
  },
}

/** A word that readers are to write is one in capitals: "Comment YES", and not "comment below". */
function isAsked({ groups }: RegExpMatchArray): boolean {
  const keyword = groups?.['keyword']
  return keyword === undefined || keyword === keyword.toUpperCase()
}
