import { expect, it } from 'vitest'
import type { CanaryOutcome, CanaryRun } from '@postwright/core/model/canary'
import { findCanaryTrouble, judgeCanary } from '@postwright/core/slo/canary'

const MINUTE = 60_000
const PLANNED = Date.UTC(2026, 10, 27, 9)

const out = (late: number) => ({ state: 'published' as const, publishedAt: PLANNED + late })

it('a canary post is judged by the engine’s word and by the channel’s', () => {
  const judge = (receipts: number, stored: Parameters<typeof judgeCanary>[0]['stored'], after = 4 * MINUTE) =>
    judgeCanary({ plannedFor: PLANNED, receipts, stored }, PLANNED + after)?.outcome ?? null
  expect(judge(1, out(800))).toBe('in_time')
  expect(judge(1, out(MINUTE))).toBe('in_time')
  expect(judge(1, out(MINUTE + 1))).toBe('late')
  expect(judge(2, out(800))).toBe('twice')
  expect(judge(2, { state: 'armed', publishedAt: null })).toBe('twice')
  expect(judge(0, out(800))).toBe('failed')
  expect(judge(0, { state: 'failed', publishedAt: null })).toBe('failed')
  expect(judge(1, { state: 'unconfirmed', publishedAt: null })).toBe('failed')
  expect(judge(0, { state: 'scheduled', publishedAt: null })).toBeNull()
  expect(judge(0, { state: 'scheduled', publishedAt: null }, 10 * MINUTE + 1)).toBe('missing')
  expect(judge(0, null, 10 * MINUTE + 1)).toBe('missing')
})

it('trouble begins with the first post that went wrong since the last good one, and silence is trouble too', () => {
  const runs = (...outcomes: CanaryOutcome[]): CanaryRun[] =>
    outcomes.map((outcome, at) => ({ plannedFor: PLANNED + at * 5 * MINUTE, outcome, late: null }))
  const soon = PLANNED + 14 * MINUTE
  expect(findCanaryTrouble([], soon)).toBeNull()
  expect(findCanaryTrouble(runs('in_time', 'late'), soon)).toBeNull()
  expect(findCanaryTrouble(runs('in_time', 'missing', 'twice'), soon)).toEqual({ since: PLANNED + 5 * MINUTE })
  expect(findCanaryTrouble(runs('failed'), soon)).toEqual({ since: PLANNED })
  expect(findCanaryTrouble(runs('failed', 'in_time'), soon)).toBeNull()
  expect(findCanaryTrouble(runs('in_time'), PLANNED + 21 * MINUTE)).toEqual({ since: PLANNED })
})
