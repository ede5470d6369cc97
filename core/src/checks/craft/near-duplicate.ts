import type { Check } from '../check.ts'
import { likeness } from '../../text/hashes.ts'
import { hashWords } from './text-hash.ts'

const ALIKE = 0.6

/** Finds a text that says nearly the same as another post of the workspace. */
export const nearDuplicate: Check = {
  id: 'nearDuplicate',
  version: 2,
  source: 'craft',
  weight: 6,
  run({ earlier }, text) {
    const own = hashWords(text)
    if (earlier.length === 0 || own === '') return null
    const found = earlier
      .map((post) => ({ ...post, share: likeness(own, post.sum) }))
      .filter(({ share }) => share >= ALIKE)
      .toSorted((a, b) => b.share - a.share || b.plannedAt - a.plannedAt)
    const [closest] = found
    if (!closest) return []
    const { id: postId, words: evidence, plannedAt, share } = closest
    return [{ reason: 'alike', evidence, values: { percent: Math.round(share * 100), postId, plannedAt } }]
  },
}
