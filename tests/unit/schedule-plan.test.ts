import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeContent } from '../support/factories/content.ts'
import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { resolveWhen } from '../../functions/src/domain/posts/plan-requirements.ts'
import { cancelVariant, planVariant, replanVariant } from '../../functions/src/domain/posts/plan-variant.ts'
import { contentHashOf } from '../../functions/src/domain/publishing/contents.ts'
import { recordKeyFor } from '../../functions/src/domain/publishing/record-key.ts'
import { createTestClock } from '../support/clock.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeVariant } from '../support/factories/variant.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const clock = createTestClock(NOW)
const content = makeContent('Hello')
const scheduled = toZonedTime('2026-11-21T09:30', 'Europe/Berlin')

describe('the time a person chooses', () => {
  const at = (ms: number) => {
    const local = new Date(ms).toISOString().slice(0, 16)
    return resolveWhen({ kind: 'at', local, tzid: 'UTC' }, { now: NOW, tzid: 'UTC' })
  }

  test('"now" is told in the zone of the workspace, to the millisecond', () => {
    const now = resolveWhen({ kind: 'now' }, { now: NOW + 12_345, tzid: 'Asia/Kathmandu' })
    expect(now).toEqual({ local: '2026-11-20T17:45', tzid: 'Asia/Kathmandu', instant: NOW + 12_345 })
  })

  test('may be a little in the past, not more', () => {
    expect(at(NOW - PAST_TOLERANCE).instant).toBe(NOW - PAST_TOLERANCE)
    expect(() => at(NOW - PAST_TOLERANCE - 60_000)).toThrow(expect.objectContaining({ code: 'time_in_past' }))
  })

  test('may be two years ahead, not more', () => {
    expect(at(NOW + SCHEDULE_HORIZON).instant).toBe(NOW + SCHEDULE_HORIZON)
    expect(() => at(NOW + SCHEDULE_HORIZON + 60_000)).toThrow(expect.objectContaining({ code: 'time_too_far' }))
  })
})

describe('a record key', () => {
  const facts = { variantId: 'post1_channel1', generation: 1, instant: scheduled.instant }

  test('is the same for the same facts, and another for another generation', () => {
    for (const platform of ['bluesky', 'sandbox'] as const) {
      expect(recordKeyFor(platform, facts)).toBe(recordKeyFor(platform, { ...facts }))
      expect(recordKeyFor(platform, facts)).not.toBe(recordKeyFor(platform, { ...facts, generation: 2 }))
    }
  })

  test('is a timestamp identifier where the AT Protocol asks for one', () => {
    const property = fc.property(
      fc.string(),
      fc.nat(),
      fc.integer({ min: NOW, max: NOW * 2 }),
      (id, generation, instant) => {
        const key = recordKeyFor('bluesky', { variantId: id, generation, instant })
        expect(key).toMatch(/^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/)
        const micros = decode(key) >> 10n
        expect(Number(micros / 1000n)).toBeLessThanOrEqual(instant)
        expect(Number(micros / 1000n)).toBeGreaterThan(instant - 61_000)
      },
    )
    fc.assert(property)
  })

  test('differs between ten thousand posts of one minute', () => {
    const keys = Array.from({ length: 10_000 }, (_, number) =>
      recordKeyFor('bluesky', { ...facts, variantId: `post${number}_channel1` }),
    )
    expect(new Set(keys).size).toBe(10_000)
  })
})

describe('a planned variant', () => {
  const connection = makeConnection({ platform: 'bluesky', handle: 'ada.test' })
  const plan = { workspaceId: 'w1', postId: 'post1', connection, content, scheduled, generation: 3, actor: 'ada' }

  test('is due at its time, unclaimed, under a key of its own', () => {
    expect(planVariant(clock, plan)).toMatchObject({
      id: 'post1_channel1',
      state: 'scheduled',
      dueAt: scheduled.instant,
      fence: 0,
      intentAt: null,
      contentHash: contentHashOf(content),
      handle: 'ada.test',
    })
  })

  test('refuses a post id that would make its own too long', () => {
    const tooLong = () => planVariant(clock, { ...plan, postId: 'p'.repeat(125) })
    expect(tooLong).toThrow(expect.objectContaining({ code: 'not_found' }))
  })

  const tried = makeVariant({
    state: 'unconfirmed',
    content,
    contentHash: contentHashOf(content),
    recordKey: 'key-of-the-first-try',
    fence: 7,
    attempts: 3,
    reconciles: 4,
    intentAt: NOW,
    lastCallAt: NOW + 2000,
    error: { kind: 'timeout_unknown', detail: '', retryable: false },
    steps: [{ key: 'container', ref: 'c1' }],
  })

  test('planned again with the same content keeps its key and its fence, and begins its counts anew', () => {
    const again = replanVariant(clock, tried, { scheduled, generation: 4 })
    expect(again).toMatchObject({ state: 'scheduled', recordKey: 'key-of-the-first-try', fence: 7, generation: 4 })
    expect(again).toMatchObject({ attempts: 0, reconciles: 0, error: null, rev: tried.rev + 1 })
  })

  const edited = { scheduled, generation: 4, content: { ...content, text: 'Bye' } }

  test('planned again with other content gets another key, once it is certain that nothing is out', () => {
    const failed = { ...tried, state: 'failed' as const, intentAt: null, lastCallAt: null }
    const again = replanVariant(clock, failed, edited)
    expect(again.recordKey).not.toBe('key-of-the-first-try')
    expect(again.steps).toEqual([])
  })

  test('planned again with other content while a call is in doubt keeps the key and what was called, and looks at once', () => {
    const doubtful = ['unconfirmed', 'cancelled'] as const
    for (const state of doubtful) {
      const again = replanVariant(clock, { ...tried, state }, edited)
      expect(again).toMatchObject({ recordKey: 'key-of-the-first-try', calledContent: content, dueAt: NOW })
      expect(again).toMatchObject({ lastCallAt: NOW + 2000, intentAt: NOW, content: { text: 'Bye' } })
      // The kept steps tell whether the call published it.
      expect(again.steps).toEqual(tried.steps)
    }
  })

  test('planned again and again with other content keeps what each plan may have called, the last of them when they are many', () => {
    const texts = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
    const plans = [{ ...tried, state: 'unconfirmed' as const }]
    for (const text of texts) {
      const again = replanVariant(clock, plans.at(-1) ?? tried, { ...edited, content: makeContent(text) })
      expect(again.calledContent).toEqual(content)
      plans.push({ ...again, state: 'unconfirmed' })
    }
    const sinceOf = (plan: number) => plans[plan]?.calledSince.map(({ text }) => text)
    expect([sinceOf(1), sinceOf(2), sinceOf(3)]).toEqual([[], ['Second'], ['Second', 'Third']])
    expect(sinceOf(5)).toEqual(['Third', 'Fourth', 'Fifth'])
    const asItIs = replanVariant(clock, plans[2] ?? tried, { scheduled, generation: 5 })
    expect(asItIs.calledSince.map(({ text }) => text)).toEqual(['Second'])
  })

  test('sent again by a person who was asked says so until it is planned once more', () => {
    const asked = replanVariant(
      clock,
      { ...tried, state: 'unconfirmed' },
      { scheduled, generation: 5, isSentAgain: true },
    )
    expect(asked).toMatchObject({ isSentAgain: true, lastCallAt: NOW + 2000 })
    expect(replanVariant(clock, asked, edited)).toMatchObject({ isSentAgain: false })
  })

  test('taken back while a call is in doubt asks a person, whose word then counts', () => {
    const again = replanVariant(clock, tried, edited)
    expect(cancelVariant(clock, again, 5)).toMatchObject({ state: 'unconfirmed', dueAt: null, lastCallAt: NOW + 2000 })
    expect(cancelVariant(clock, tried, 5)).toMatchObject({ state: 'cancelled', lastCallAt: NOW + 2000 })
  })

  test('cannot be planned or cancelled while it is armed or published', () => {
    const armed = makeVariant({ state: 'armed' })
    expect(() => replanVariant(clock, armed, { scheduled, generation: 4 })).toThrow(
      expect.objectContaining({ code: 'being_sent' }),
    )
    expect(cancelVariant(clock, armed, 4)).toBeNull()
    expect(cancelVariant(clock, makeVariant({ state: 'published' }), 4)).toBeNull()
  })

  test('cancelled is due no more, and work for it is stale', () => {
    const cancelled = cancelVariant(clock, makeVariant({ generation: 1 }), 2)
    expect(cancelled).toMatchObject({ state: 'cancelled', dueAt: null, leaseEndsAt: null, generation: 2 })
  })
})

function decode(key: string): bigint {
  const alphabet = '234567abcdefghijklmnopqrstuvwxyz'
  return [...key].reduce((sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)), 0n)
}
