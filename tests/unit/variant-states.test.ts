import { expect, it } from 'vitest'
import fc from 'fast-check'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import { factsIn, type VariantStates, withVariant } from '@postwright/core/posts/post-state'
import type { Variant } from '@postwright/core/model/variant'
import { makeVariant } from '../support/factories/variant.ts'

const NONE: VariantStates = { generation: 1, byVariant: {} }

const change = fc.record({
  channel: fc.constantFrom('a', 'b', 'c', 'valueOf'),
  state: fc.constantFrom(...variantStateSchema.options),
  isReplanned: fc.boolean(),
  time: fc.integer({ min: 1, max: 1_000 }),
})

/** The writes of some variants in the order in which they are made. */
function writesOf(
  changes: readonly { channel: string; state: Variant['state']; isReplanned: boolean; time: number }[],
) {
  const latest = new Map<string, Variant>()
  return changes.map(({ channel, state, isReplanned, time }) => {
    const before = latest.get(channel) ?? makeVariant({ id: channel, connectionId: channel, generation: 1, rev: 0 })
    const generation = before.generation + (isReplanned ? 1 : 0)
    const written = { ...before, state, generation, rev: before.rev + 1, dueAt: time, publishedAt: time }
    latest.set(channel, written)
    return written
  })
}

it('events in any order, any of them twice, leave the state of the last write of each variant', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (changes, order) => {
      const writes = writesOf(changes)
      const events = [...writes, ...writes.filter((_, at) => at % 2 === 0)]
      const shuffled = events.map((event) => ({ event, at: order.next().value ?? 0 })).toSorted((a, b) => a.at - b.at)
      const states = shuffled.reduce((known, { event }) => withVariant(known, event), NONE)
      const last = [...new Map(writes.map((write) => [write.id, write])).values()]
      expect(deriveLifecycle(factsIn(states))).toEqual(deriveLifecycle(last))
      expect(Object.keys(states.byVariant).toSorted()).toEqual(last.map(({ id }) => id).toSorted())
    }),
  )
})

it('an event of an earlier plan changes nothing, even with a higher revision', () => {
  const now = withVariant(NONE, makeVariant({ id: 'a', generation: 2, rev: 3, state: 'scheduled' }))
  expect(withVariant(now, makeVariant({ id: 'a', generation: 1, rev: 9, state: 'published' }))).toBe(now)
})
