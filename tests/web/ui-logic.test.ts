import { describe, expect, it } from 'vitest'
import { weekDays, getWeekRange } from '@/features/overview/week-days.ts'
import { hasShape, stackSeries, getTickInterval } from '@/ui/chart-data.ts'
import { gridTarget } from '@/ui/grid-target.ts'
import { initials } from '@/ui/avatar.tsx'

describe('the arrow keys of a grid of seven in rows of three', () => {
  const from = (at: number) => (key: string) => gridTarget(key, at, 7, 3)

  it('go to the neighbours', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from(4))).toEqual([3, 5, 1, 6])
  })

  it('stay at the edges, and end in a shorter last row', () => {
    expect(['ArrowLeft', 'ArrowUp'].map(from(0))).toEqual([0, 0])
    expect(['ArrowRight', 'ArrowDown'].map(from(6))).toEqual([6, 6])
    expect(from(5)('ArrowDown')).toBe(6)
    expect(['Home', 'End'].map(from(4))).toEqual([0, 6])
  })

  it('leave every other key to the page', () => {
    expect(['Tab', 'a', 'PageDown'].map(from(4))).toEqual([null, null, null])
  })
})

describe('chart data', () => {
  const series = [
    { name: 'out', tone: 'positive' as const, values: [3, 0, 2] },
    { name: 'failed', tone: 'negative' as const, values: [1, 0, 4] },
  ]

  it('stands each series on those before it', () => {
    expect(stackSeries(series)).toEqual([
      [3, 0, 2],
      [4, 0, 6],
    ])
  })

  it('has no shape while everything is zero', () => {
    expect(hasShape(series)).toBe(true)
    expect(hasShape([{ name: 'out', tone: 'positive', values: [0, 0] }])).toBe(false)
    expect(hasShape([])).toBe(false)
  })

  it('writes every place of an axis while there is room, and then every second or third', () => {
    expect(getTickInterval(7, 400, 40)).toBe(1)
    expect(getTickInterval(30, 400, 40)).toBe(3)
    expect(getTickInterval(30, 0, 40)).toBeGreaterThan(1)
  })
})

describe('the days of the last week', () => {
  const HOUR = 3_600_000
  const now = Date.parse('2026-03-31T10:00:00Z')

  it('begin at midnight in the zone and end now, without a gap', () => {
    const days = weekDays(now, 'Asia/Kathmandu')
    expect(days).toHaveLength(7)
    expect(new Date(days[0]?.from ?? 0).toISOString()).toBe('2026-03-24T18:15:00.000Z')
    expect(days.slice(1).map(({ from }) => from)).toEqual(days.slice(0, -1).map(({ to }) => to))
    expect(days.at(-1)?.to).toBe(now)
    expect(getWeekRange(now, 'Asia/Kathmandu')).toEqual({ from: days[0]?.from, to: now })
  })

  it('are as long as the clocks make them: 23 hours when they go forward', () => {
    const lengths = weekDays(now, 'Europe/Berlin').map(({ from, to }) => (to - from) / HOUR)
    expect(lengths).toEqual([24, 24, 24, 24, 23, 24, 12])
  })
})

describe('the initials of a name', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['@fake_news', 'F'],
    ['Ada the first of her name', 'AN'],
    ['My website (127.0.0.1:8080)', 'MW'],
    ['édouard', 'É'],
    ['2026', '2'],
    ['🔥 🔥', '🔥🔥'],
    ['—', ''],
    ['', ''],
  ])('of "%s" are "%s"', (name, shown) => {
    expect(initials(name)).toBe(shown)
  })
})
