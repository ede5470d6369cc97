import { describe, expect, it } from 'vitest'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import { countInHalves, type TimeRange } from '@/features/overview/week-days.ts'
import { countdown } from '@/posts/times/span-text.tsx'
import { nextStep } from '@/features/overview/first-steps.ts'
import { schedulerPace } from '@postwright/core/publishing/scheduler-pace'
import { punctuality, within } from '@/features/overview/lateness.ts'
import { addsUp, isDrawn, OUTCOMES, statesOf } from '@/features/overview/week-outcomes.ts'

const MINUTE = 60_000

describe('the week line', () => {
  it('gives every state of a publication exactly one outcome', () => {
    const counted = OUTCOMES.flatMap(statesOf)
    expect(counted.toSorted()).toEqual(variantStateSchema.options.toSorted())
  })

  it('adds up only when the outcomes amount to the independent total', () => {
    const counts = { published: 12, under_way: 1, failed: 1, unconfirmed: 0, held: 0, cancelled: 2 }
    expect(addsUp({ total: 16, counts })).toBe(true)
    expect(addsUp({ total: 17, counts })).toBe(false)
  })

  it('is drawn day by day only from a handful of publications on', () => {
    const counts = { published: 4, under_way: 0, failed: 0, unconfirmed: 0, held: 0, cancelled: 0 }
    expect([undefined, { total: 4, counts }, { total: 5, counts }].map(isDrawn)).toEqual([false, false, true])
  })

  it('counts exactly what one bounded count could not', async () => {
    const instants = Array.from({ length: 237 }, (_, index) => 1_000_000 + index * 40_000)
    const asked: TimeRange[] = []
    const count = async ({ from, to }: TimeRange) => {
      asked.push({ from, to })
      return Math.min(50, instants.filter((instant) => instant >= from && instant < to).length)
    }
    await expect(countInHalves({ from: 0, to: 20_000_000 }, 50, count)).resolves.toBe(237)
    expect(asked.length).toBeLessThan(40)
  })

  it('asks once when the count stays below the bound', async () => {
    let asked = 0
    const count = async () => {
      asked += 1
      return 49
    }
    await expect(countInHalves({ from: 0, to: 1_000_000 }, 50, count)).resolves.toBe(49)
    expect(asked).toBe(1)
  })

  it('ends although more than the bound fall into the same second', async () => {
    await expect(countInHalves({ from: 0, to: 60_000 }, 50, async () => 50)).resolves.toBeGreaterThan(0)
  })
})

describe('the heartbeat', () => {
  it('is a warning after three minutes and a standstill after ten', () => {
    const lastRunAt = 1_000_000_000
    expect(schedulerPace(lastRunAt, lastRunAt + 3 * MINUTE)).toBe('running')
    expect(schedulerPace(lastRunAt, lastRunAt + 3 * MINUTE + 1)).toBe('late')
    expect(schedulerPace(lastRunAt, lastRunAt + 10 * MINUTE)).toBe('late')
    expect(schedulerPace(lastRunAt, lastRunAt + 10 * MINUTE + 1)).toBe('stopped')
  })
})

describe('lateness', () => {
  const after = (planned: number, published: number) => punctuality(planned, published).after

  it('has nothing to say about what took no longer than the sending itself', () => {
    expect(after(1000, 6000)).toBeNull()
    expect(after(5000, 1000)).toBeNull()
  })

  it('is late only beyond the minute in which the scheduler looks', () => {
    expect(punctuality(0, 60_000)).toEqual({ isLate: false, after: { unit: 'second', count: 60 } })
    expect(punctuality(0, 61_000)).toEqual({ isLate: true, after: { unit: 'second', count: 61 } })
  })

  it('names seconds, minutes, hours and days in whole units', () => {
    expect(after(0, 12_000)).toEqual({ unit: 'second', count: 12 })
    expect(after(0, 119_000)).toEqual({ unit: 'second', count: 119 })
    expect(after(0, 125_000)).toEqual({ unit: 'minute', count: 2 })
    expect(after(0, 2 * 3_600_000)).toEqual({ unit: 'hour', count: 2 })
    expect(after(0, 49 * 3_600_000)).toEqual({ unit: 'day', count: 2 })
  })
})

describe('within', () => {
  it('never claims less time than it took', () => {
    expect(within(0)).toEqual({ unit: 'second', count: 1 })
    expect(within(2001)).toEqual({ unit: 'second', count: 3 })
    expect(within(119_001)).toEqual({ unit: 'minute', count: 2 })
    expect(within(120_001)).toEqual({ unit: 'minute', count: 3 })
    expect(within(7_200_000)).toEqual({ unit: 'hour', count: 2 })
    expect(within(50 * 3_600_000)).toEqual({ unit: 'day', count: 3 })
  })
})

describe('the countdown', () => {
  it('ends when the time has come', () => {
    expect(countdown(5000, 5000)).toBeNull()
    expect(countdown(5000, 9000)).toBeNull()
    expect(countdown(5001, 5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  })

  it('cuts the time left into days, hours, minutes and seconds', () => {
    const left = ((26 * 60 + 3) * 60 + 4) * 1000
    expect(countdown(left, 0)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  })
})

describe('the first steps', () => {
  it('points at the first one that is not done and ends when all are', () => {
    expect(nextStep({ connect: true, write: false, schedule: false, see_it_out: false })).toBe('write')
    expect(nextStep({ connect: false, write: true, schedule: true, see_it_out: false })).toBe('connect')
    expect(nextStep({ connect: true, write: true, schedule: true, see_it_out: true })).toBeNull()
  })
})
