import type { Check } from '../check.ts'
import { analyzeText } from '../text/analyze-text.ts'
import type { Word } from '../text/text-analysis.ts'
import { likeness, minHash } from './min-hash.ts'

const ALIKE = 0.6

/** A text that says in nearly the same words what an own earlier post said. */
export const nearDuplicate: Check = {
  id: 'nearDuplicate',
  version: 1,
  source: 'craft',
  weight: 6,
  run({ earlier }, { words }) {
    const own = minHash(lowerOf(words))
    if (earlier.length === 0 || own.length === 0) return null
    const found = earlier
      .map(({ id, text }) => ({ id, text, share: likeness(own, sumOf(text)) }))
      .filter(({ share }) => share >= ALIKE)
      .toSorted((a, b) => b.share - a.share)
    const [closest] = found
    if (!closest) return []
    const evidence = closest.text.slice(0, 120)
    return [{ reason: 'alike', evidence, values: { percent: Math.round(closest.share * 100), postId: closest.id } }]
  },
}

const SUMS = new Map<string, readonly number[]>()
const SUMS_MAX = 500

/** The sum of an earlier text, computed once while a draft is typed. */
function sumOf(text: string): readonly number[] {
  const known = SUMS.get(text)
  if (known) return known
  const sum = minHash(lowerOf(analyzeText(text).words))
  if (SUMS.size >= SUMS_MAX) SUMS.clear()
  SUMS.set(text, sum)
  return sum
}

function lowerOf(words: readonly Word[]): string[] {
  return words.map(({ lower }) => lower)
}
