import 'temporal-polyfill/global'
import { describe, expect, it } from 'vitest'
import { PENDING_STATES, variantStateSchema } from '@postwright/core/publishing/variant-state'
import { dayName, groupByDay } from '@/features/content-scheduler/calendar-days.ts'
import { filterParams, filterStates, parseFilter } from '@/features/content-scheduler/scheduler-filter.ts'
import { makeVariant } from './support/variant.ts'

function at(iso: string): number {
  return Temporal.Instant.from(iso).epochMilliseconds
}

describe('days of the schedule', () => {
  it('cuts at midnight of the workspace, not of the viewer or UTC', () => {
    const before = makeVariant({ id: 'a', at: at('2026-11-20T22:59:00Z') })
    const after = makeVariant({ id: 'b', at: at('2026-11-20T23:01:00Z') })
    const berlin = groupByDay([before, after], 'Europe/Berlin')
    expect(berlin.map((day) => [day.date, day.variants.map((v) => v.id)])).toEqual([
      ['2026-11-20', ['a']],
      ['2026-11-21', ['b']],
    ])
    expect(groupByDay([before, after], 'UTC')).toHaveLength(1)
  })

  it('keeps the order of the list, newest first too', () => {
    const list = ['2026-11-22T08:00:00Z', '2026-11-21T20:00:00Z', '2026-11-21T09:00:00Z'].map((iso, index) =>
      makeVariant({ id: `v${index}`, at: at(iso) }),
    )
    expect(groupByDay(list, 'UTC').map((day) => day.variants.map((v) => v.id))).toEqual([['v0'], ['v1', 'v2']])
  })

  it('calls the days around now by their names, in the zone of the list', () => {
    const now = at('2026-11-20T23:30:00Z')
    expect(dayName('2026-11-21', now, 'Europe/Berlin')).toBe('today')
    expect(dayName('2026-11-21', now, 'UTC')).toBe('tomorrow')
    expect(dayName('2026-11-19', now, 'UTC')).toBe('yesterday')
    expect(dayName('2026-12-24', now, 'UTC')).toBeNull()
  })
})

describe('the filter in the address', () => {
  it('survives the way through the address', () => {
    const filter = { tab: 'history', state: 'failed' } as const
    expect(parseFilter(new URLSearchParams(filterParams(filter)))).toEqual(filter)
  })

  it('leaves what is not filtered out of the address', () => {
    expect(filterParams({ tab: 'upcoming', state: null })).toEqual({})
  })

  it('takes nonsense as no filter', () => {
    const params = new URLSearchParams({ tab: 'calendar', state: 'published' })
    expect(parseFilter(params)).toEqual({ tab: 'upcoming', state: null })
    expect(parseFilter(new URLSearchParams({ state: 'constructor' })).state).toBeNull()
  })

  it('shows every state that can be scheduled in one of the two tabs, none in both', () => {
    const upcoming = filterStates({ tab: 'upcoming', state: null })
    const history = filterStates({ tab: 'history', state: null })
    expect(upcoming).toEqual([...PENDING_STATES])
    const unplanned = ['draft', 'in_review', 'approved']
    expect([...upcoming, ...history, ...unplanned].toSorted()).toEqual(variantStateSchema.options.toSorted())
  })

  it('asks for the machine states behind a readable one', () => {
    expect(filterStates({ tab: 'upcoming', state: 'sending' })).toEqual(['claimed', 'prepared', 'armed'])
  })
})
