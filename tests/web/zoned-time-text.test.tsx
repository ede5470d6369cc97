import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { viewerZone } from '@/ui/format-time.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

const AT = Date.UTC(2026, 10, 27, 12)

async function textOf(tzid: string): Promise<string> {
  await show(<ZonedTimeText instant={AT} tzid={tzid} />)
  return document.querySelector('time')?.textContent ?? ''
}

it('names the zone of a time that the clock of the person who looks does not show, and that person’s time beside it', async () => {
  expect(viewerZone()).toBe('UTC')
  expect(await textOf('Asia/Kathmandu')).toMatch(/5:45\sPM Kathmandu · 12:00\sPM UTC$/)
})

it('names no zone where both clocks show the same', async () => {
  expect(await textOf('Africa/Abidjan')).toMatch(/12:00\sPM$/)
})
