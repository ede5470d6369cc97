import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DatesSection } from '@/features/settings/components/dates-section.tsx'
import { settingsStore } from '@/preferences/settings.ts'
import { writeDatesLike } from '@/ui/date-style.ts'
import { formatZoned } from '@/ui/format-time.ts'
import { show } from './support/show.tsx'

beforeEach(() => {
  localStorage.clear()
  settingsStore.start()
  writeDatesLike(settingsStore.state)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  settingsStore.start()
})

const user = userEvent.setup()
const AFTERNOON = Date.UTC(2027, 2, 20, 15, 5)
const written = () => formatZoned(AFTERNOON, 'UTC', 0)

async function choose(field: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option, hidden: true }))
}

it('the first day of the week, the clock and the order of dates are chosen, and hold on every screen at once', async () => {
  await show(<DatesSection />)
  await choose('Time format', '24 hours (15:05)')
  expect(written()).toContain('15:05')
  await choose('Time format', '12 hours (3:05 PM)')
  expect(written()).toMatch(/3:05\sPM/)
  await choose('Date format', '20 Nov 2026')
  expect(written()).toContain('20 Mar')
  await choose('Date format', 'Nov 20, 2026')
  expect(written()).toContain('Mar 20')
  await choose('First day of the week', 'Saturday')
  expect(await screen.findByText('Weeks begin on Saturday.')).toBeDefined()
  await choose('First day of the week', 'Monday')
  expect(await screen.findByText('Weeks begin on Monday.')).toBeDefined()
})
