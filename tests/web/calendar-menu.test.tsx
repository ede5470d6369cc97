import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '@postwright/core/api/calendar'
import { type CalendarAddress, NO_FILTER, WORKSPACE_ZONE } from '@/features/content-scheduler/calendar-address.ts'
import { CalendarMenu } from '@/features/content-scheduler/components/calendar-menu.tsx'
import { FeedDialog } from '@/features/content-scheduler/components/feed-dialog.tsx'
import { api } from '../support/client/api.ts'
import { giveRole, openWorkspace } from '../support/client/person.ts'
import { show } from './support/show.tsx'

/** The evening of 27 November in New York, and the next day by the clock of UTC. */
const SINCE = Date.UTC(2026, 10, 28, 1)

const address: CalendarAddress = { view: 'month', date: '2026-11-27', zone: WORKSPACE_ZONE, filter: NO_FILTER }

async function open(item: string, title: string) {
  await show(<CalendarMenu address={address} />)
  await userEvent.click(screen.getByRole('button', { name: 'More calendar options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
  return within(await screen.findByRole('dialog', { name: title }))
}

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open the feed</button>
      {isOpen && <FeedDialog address={address} onClose={() => setOpen(false)} />}
    </>
  )
}

beforeEach(() => {
  giveRole('owner')
  openWorkspace({ timeZone: 'America/New_York' })
  api.answer(readCalendarFeed, { createdAt: SINCE })
})
afterEach(() => {
  cleanup()
  openWorkspace({})
})

it.each([
  ['Save this view…', 'Save this view'],
  ['Your events…', 'Your events'],
  ['Holidays and warnings…', 'Holidays and warnings'],
])('the menu item %s opens a dialog with a title of its own', async (item, title) => {
  const dialog = await open(item, title)
  expect(dialog.getByRole('heading', { name: title })).toBeDefined()
})

describe('the calendar feed', () => {
  const openFeed = () => open('Calendar feed…', 'Calendar feed')

  it('tells the day of its creation in the zone of the calendar', async () => {
    const dialog = await openFeed()
    expect(await dialog.findByText(/^A feed was created on November 27, 2026\./)).toBeDefined()
  })

  it('asks before its address is replaced, and keeps the old one on cancel', async () => {
    api.answer(makeCalendarFeed, { address: 'https://example.com/feed/new', createdAt: SINCE })
    const dialog = await openFeed()
    await userEvent.click(await dialog.findByRole('button', { name: 'Create new address' }))
    const question = within(await screen.findByRole('dialog', { name: 'Create a new address?' }))
    expect(question.getByText(/^The current address stops working/)).toBeDefined()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(api.calls(makeCalendarFeed)).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Create new address' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Create a new address?' })).getByRole('button', {
        name: 'Create new address',
      }),
    )
    expect(await screen.findByDisplayValue('https://example.com/feed/new')).toBeDefined()
  })

  it('asks before it is revoked', async () => {
    api.answer(revokeCalendarFeed, { revoked: true })
    const dialog = await openFeed()
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke' }))
    const question = within(await screen.findByRole('dialog', { name: 'Revoke the calendar feed?' }))
    expect(api.calls(revokeCalendarFeed)).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByRole('button', { name: 'Create feed' })).toBeDefined()
    expect(api.calls(revokeCalendarFeed)).toHaveLength(1)
  })

  it('returns the focus to what opened it, also after a question', async () => {
    api.answer(revokeCalendarFeed, { revoked: true })
    await show(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Open the feed' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
    const question = within(await screen.findByRole('dialog', { name: 'Revoke the calendar feed?' }))
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    await screen.findByRole('button', { name: 'Create feed' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const opener = screen.getByRole('button', { name: 'Open the feed' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('is created without a question while there is none', async () => {
    api.answer(readCalendarFeed, { createdAt: null })
    api.answer(makeCalendarFeed, { address: 'https://example.com/feed/first', createdAt: SINCE })
    const dialog = await openFeed()
    await userEvent.click(await dialog.findByRole('button', { name: 'Create feed' }))
    expect(await screen.findByDisplayValue('https://example.com/feed/first')).toBeDefined()
  })
})
