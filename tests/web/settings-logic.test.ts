import { describe, expect, it } from 'vitest'
import { workspaceSchema } from '@postwright/core/model/workspace'
import { searchZones, timeZoneOptions } from '@/ui/zone-field.tsx'
import { changedValues, workspaceFormSchema } from '@/features/settings/workspace-form.ts'

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)

describe('the time zone list', () => {
  it('shows the offset of the moment, which follows daylight saving', () => {
    expect(labelOf('Europe/Berlin', winter)).toBe('Europe/Berlin (UTC+1)')
    expect(labelOf('Europe/Berlin', summer)).toBe('Europe/Berlin (UTC+2)')
    expect(labelOf('Asia/Kolkata', winter) ?? labelOf('Asia/Calcutta', winter)).toContain('(UTC+5:30)')
  })

  it('offers UTC and the zone in force, each once', () => {
    const values = timeZoneOptions('America/New_York', winter).map(({ value }) => value)
    expect(values).toContain('UTC')
    expect(values.filter((value) => value === 'America/New_York')).toHaveLength(1)
  })

  it('finds a zone by its city, by words in any order, and by its offset', () => {
    const options = timeZoneOptions('UTC', winter)
    expect(searchZones(options, 'new york').map(({ value }) => value)).toEqual(['America/New_York'])
    expect(searchZones(options, 'york america')).toHaveLength(1)
    expect(searchZones(options, 'utc+5:45').map(({ label }) => label)).toHaveLength(1)
    expect(searchZones(options, 'atlantis')).toEqual([])
  })
})

describe('the workspace form', () => {
  const stored = workspaceSchema.parse({
    id: 'w1',
    schema: 1,
    rev: 4,
    createdAt: 1,
    updatedAt: 1,
    createdBy: 'u1',
    name: 'Harbour Press',
    timeZone: 'Europe/Berlin',
    ownerUid: 'u1',
  })

  it('sends only what was changed, and what a new zone means for plans', () => {
    const planned = 'keep_clock'
    expect(changedValues({ name: 'Harbour Press ', timeZone: 'Europe/Berlin', planned }, stored)).toEqual({})
    expect(changedValues({ name: 'Harbour', timeZone: 'Europe/Berlin', planned }, stored)).toEqual({ name: 'Harbour' })
    expect(changedValues({ name: 'Harbour Press', timeZone: 'UTC', planned }, stored)).toEqual({
      timeZone: 'UTC',
      planned,
    })
  })

  it('refuses what the API would refuse', () => {
    expect(workspaceFormSchema.safeParse({ name: '  ', timeZone: 'UTC' }).success).toBe(false)
    expect(workspaceFormSchema.safeParse({ name: 'x'.repeat(61), timeZone: 'UTC' }).success).toBe(false)
    expect(workspaceFormSchema.safeParse({ name: 'Harbour', timeZone: 'Mars/Olympus' }).success).toBe(false)
  })
})

function labelOf(zone: string, now: number): string | undefined {
  return timeZoneOptions('UTC', now).find(({ value }) => value === zone)?.label
}
