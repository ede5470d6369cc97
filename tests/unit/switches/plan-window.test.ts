import fc from 'fast-check'
import { type MaintenanceWindow, SERVICE_WINDOWS_MAX, WINDOW_TIME_MAX } from '@postwright/core/model/service-switch'
import { findLiveWindow } from '@postwright/core/switches/services'
import { findLastChange, findWindowFault, withoutWindow, withWindow } from '@postwright/core/switches/plan-window'
import { expect, it } from 'vitest'

const NOW = Date.UTC(2026, 10, 28, 12)
const HOUR = 60 * 60_000
const make = (id: string, from: number, to: number): MaintenanceWindow => ({
  id,
  startsAt: NOW + from * HOUR,
  endsAt: NOW + to * HOUR,
  message: 'We move the database.',
  plannedBy: 'root',
})

it('refuses windows that have begun, end before they start, or last longer than a week', () => {
  const fault = (from: number, to: number) => findWindowFault(make('w', from, to), [], NOW)
  expect(fault(-1, 2)).toBe('window_past')
  expect(fault(-3, -1)).toBe('window_past')
  expect(fault(2, 2)).toBe('window_past')
  expect(fault(1, 1 + WINDOW_TIME_MAX / HOUR + 1)).toBe('window_too_long')
  expect(fault(1, 2)).toBeNull()
})

it('refuses overlaps, but neither windows that touch nor a later version of the same window', () => {
  const planned = [make('a', 2, 4)]
  expect(findWindowFault(make('b', 3, 5), planned, NOW)).toBe('window_overlaps')
  expect(findWindowFault(make('b', 1, 6), planned, NOW)).toBe('window_overlaps')
  expect(findWindowFault(make('b', 4, 5), planned, NOW)).toBeNull()
  expect(findWindowFault(make('a', 3, 5), planned, NOW)).toBeNull()
})

it('keeps no more than its maximum, and what has ended makes room', () => {
  const full = Array.from({ length: SERVICE_WINDOWS_MAX }, (_, at) => make(`w${at}`, 2 * at + 1, 2 * at + 2))
  expect(findWindowFault(make('more', 100, 101), full, NOW)).toBe('windows_full')
  const later = NOW + 3 * HOUR
  expect(findWindowFault(make('more', 100, 101), full, later)).toBeNull()
  expect(withWindow(full, make('more', 100, 101), later)).toHaveLength(SERVICE_WINDOWS_MAX)
})

it('ends a live window now, removes a planned one, and leaves one that has ended as it was', () => {
  const windows = [make('over', -3, -2), make('live', -1, 1), make('next', 2, 3)]
  expect(findLiveWindow(withoutWindow(windows, 'live', NOW), NOW)).toBeNull()
  expect(withoutWindow(windows, 'live', NOW)[1]).toMatchObject({ id: 'live', endsAt: NOW })
  expect(withoutWindow(windows, 'next', NOW).map(({ id }) => id)).toEqual(['over', 'live'])
  expect(withoutWindow(windows, 'over', NOW)).toEqual(windows)
})

it('never has two live windows, whatever was planned in which order', () => {
  const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 20 })), { maxLength: 40 })
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 110 }), (planned, at) => {
      let windows: MaintenanceWindow[] = []
      for (const [index, [from, hours]] of planned.entries()) {
        const window = make(`w${index}`, from, from + hours)
        if (findWindowFault(window, windows, NOW) === null) windows = withWindow(windows, window, NOW)
      }
      const now = NOW + at * HOUR
      expect(windows.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt).length).toBeLessThanOrEqual(1)
    }),
  )
})

it('last changed with the latest end of a window, or by an admin', () => {
  const windows = [make('a', -5, -4), make('b', -2, -1), make('c', 1, 2)]
  expect(findLastChange({ updatedAt: NOW - 10 * HOUR, windows }, NOW)).toBe(NOW - HOUR)
  expect(findLastChange({ updatedAt: NOW - 60_000, windows }, NOW)).toBe(NOW - 60_000)
  expect(findLastChange({ updatedAt: 0, windows }, NOW + 2 * HOUR)).toBe(NOW + 2 * HOUR)
})
