import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import {
  isPending,
  needsAttention,
  type VariantState,
  variantStateSchema,
} from '@postwright/core/publishing/variant-state'

const variant = fc.record({
  state: fc.constantFrom(...variantStateSchema.options),
  scheduled: fc.option(fc.record({ instant: fc.nat() }), { nil: null }),
  dueAt: fc.option(fc.nat(), { nil: null }),
  publishedAt: fc.option(fc.nat(), { nil: null }),
})
const variants = fc.array(variant, { maxLength: 6 })

const of = (...states: VariantState[]) =>
  deriveLifecycle(states.map((state) => ({ state, scheduled: { instant: 5 }, dueAt: 5, publishedAt: null }))).lifecycle

describe('the lifecycle of a post', () => {
  test.each<[VariantState[], string]>([
    [[], 'draft'],
    [['cancelled', 'draft'], 'draft'],
    [['scheduled'], 'scheduled'],
    [['scheduled', 'published'], 'scheduled'],
    [['armed', 'scheduled'], 'sending'],
    [['published', 'cancelled'], 'published'],
    [['published', 'failed'], 'attention'],
    [['unconfirmed', 'armed'], 'attention'],
    [['held'], 'attention'],
  ])('of %j is %s', (states, lifecycle) => {
    expect(of(...states)).toBe(lifecycle)
  })

  test('does not depend on the order of the channels', () => {
    const property = fc.property(variants, fc.nat(), (all, turn) => {
      const turned = [...all.slice(turn % (all.length + 1)), ...all.slice(0, turn % (all.length + 1))]
      expect(deriveLifecycle(turned)).toEqual(deriveLifecycle(all))
    })
    fc.assert(property)
  })

  test('shows what waits for a person, whatever else goes on', () => {
    const property = fc.property(variants, (all) => {
      const waits = all.some(({ state }) => needsAttention(state))
      expect(deriveLifecycle(all).lifecycle === 'attention').toBe(waits)
    })
    fc.assert(property)
  })

  test('says "published" only when nothing is left to do', () => {
    const property = fc.property(variants, (all) => {
      if (deriveLifecycle(all).lifecycle !== 'published') return
      expect(all.some(({ state }) => state === 'published')).toBe(true)
      expect(all.some(({ state }) => isPending(state) || needsAttention(state))).toBe(false)
    })
    fc.assert(property)
  })

  test('went out when the last of its channels did', () => {
    const property = fc.property(variants, (all) => {
      const times = all.flatMap(({ state, publishedAt }) => (state === 'published' ? (publishedAt ?? []) : []))
      expect(deriveLifecycle(all).publishedAt).toBe(times.length > 0 ? Math.max(...times) : null)
    })
    fc.assert(property)
  })

  test('keeps its place in the calendar at the earliest time of its plan, whatever came of it; a part that waits has none of its own', () => {
    const property = fc.property(variants, (all) => {
      const live = all.filter(({ state }) => state !== 'cancelled' && state !== 'draft')
      const own = live.filter(({ state }) => state !== 'approved')
      const times = (own.length > 0 ? own : live).flatMap(({ scheduled }) => scheduled?.instant ?? [])
      expect(deriveLifecycle(all).plannedAt).toBe(times.length > 0 ? Math.min(...times) : null)
    })
    fc.assert(property)
  })

  test('is next due at the earliest time of what is scheduled', () => {
    const property = fc.property(variants, (all) => {
      const times = all.flatMap(({ state, dueAt }) => (state === 'scheduled' && dueAt !== null ? [dueAt] : []))
      expect(deriveLifecycle(all).nextAt).toBe(times.length > 0 ? Math.min(...times) : null)
    })
    fc.assert(property)
  })
})
