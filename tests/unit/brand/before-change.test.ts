import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { ruledKitSchema, toEarlierKit, isFurther, type WrittenKit } from '@postwright/core/brand-kit/earlier-kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MADE = Date.UTC(2026, 10, 16, 9)

/** A kit at this revision, which bans these words. */
function written(rev: number, at: number, words: string[]): WrittenKit {
  const { voice, ...kit } = emptyBrandKit('Oak', 0)
  const banned = words.map((word) => ({ word, replacement: '' }))
  return { rev, createdAt: MADE, updatedAt: at, kit: ruledKitSchema.parse({ ...kit, voice: { ...voice, banned } }) }
}

/** The earlier kit that is kept after these events, in this order. */
function leftOf(events: readonly (readonly [WrittenKit, WrittenKit])[]) {
  return events
    .map(([before, after]) => toEarlierKit(before, after))
    .reduce((known, each) => (each && isFurther(each, known) ? each : known), null)
}

const WRITES = [
  written(1, MADE, []),
  written(2, MADE + HOUR, ['first']),
  written(3, MADE + 2 * DAY, ['first', 'cheap']),
  written(4, MADE + 2 * DAY + HOUR, ['first', 'cheap', 'best']),
  written(5, MADE + 3 * DAY, ['first', 'cheap', 'best', 'top']),
  written(6, MADE + 3 * DAY + HOUR, ['first', 'cheap', 'best', 'top', 'free']),
  // A change of other fields, such as colours.
  written(7, MADE + 5 * DAY, ['first', 'cheap', 'best', 'top', 'free']),
]
const EVENTS = WRITES.slice(1).map((after, at) => [WRITES[at] ?? after, after] as const)

describe('what a kit was before its last day of changes', () => {
  it('is how the first change of that day has found it', () => {
    expect(leftOf(EVENTS)).toMatchObject({ day: '2026-11-19', kitRev: 4 })
    expect(leftOf(EVENTS)?.kit.voice.banned.map(({ word }) => word)).toEqual(['first', 'cheap', 'best'])
  })

  it('is the same whatever order the events come in, and however often', () => {
    const order = fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 }).map((more) => [...EVENTS, ...more])
    fc.assert(
      fc.property(
        order.chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
        (events) => {
          expect(leftOf(events)).toEqual(leftOf(EVENTS))
        },
      ),
      { seed: 20_261_123, numRuns: 200 },
    )
  })

  it('is nothing for a kit that was changed only on the day on which it was made', () => {
    expect(leftOf(EVENTS.slice(0, 1))).toBeNull()
  })

  it('is not touched by what cannot be read, and by the making of a kit', () => {
    const [first = written(1, MADE, [])] = WRITES
    expect([toEarlierKit(null, first), toEarlierKit(first, null)]).toEqual([null, null])
  })
})
