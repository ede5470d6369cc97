import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  endAnnouncement,
  listAnnouncements,
  readAnnouncements,
  saveAnnouncement,
  type ShownBoard,
} from '@postwright/core/api/announcements'
import { listPricedPlans } from '@postwright/core/api/pricing'
import type { Announcement } from '@postwright/core/model/announcement'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AnnouncementBanners } from '@/announcements/announcement-banners.tsx'
import { AnnouncementsPanel } from '@/features/admin-home/components/announcements-panel.tsx'
import { api } from '../support/client/api.ts'
import { PLAN_TERMS } from '../support/factories/plan-terms.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const PLAN = { id: 'free', rev: 1, isVisible: true, sort: 0, versions: [], draft: PLAN_TERMS, subscribers: [] }

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const make = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  text: `About ${id}`,
  tone: 'info',
  audience: 'everybody',
  planIds: [],
  isNews: false,
  link: { label: 'Read more', href: 'https://example.com/news' },
  startsAt: Date.now() - HOUR,
  endsAt: Date.now() + 3 * DAY,
  changedAt: 1,
  ...more,
})

it('shows what is announced, and hides it in this browser until it is changed', async () => {
  api.answer(readAnnouncements, { announcements: [make('a', { tone: 'warning' }), make('b')] })
  await show(<AnnouncementBanners />)
  const banners = await screen.findAllByRole('region', { name: 'Announcement' })
  expect(banners.map(({ textContent }) => textContent)).toEqual([
    'About a Read moreHide for a day',
    'About b Read moreHide',
  ])
  const link = screen.getAllByRole('link', { name: 'Read more' })[0]
  expect(link?.getAttribute('href')).toBe('https://example.com/news')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText(/About b/)).toBeNull()
  cleanup()
  await show(<AnnouncementBanners />)
  await screen.findByText(/About a/)
  expect(screen.queryByText(/About b/)).toBeNull()
  cleanup()
  api.answer(readAnnouncements, { announcements: [make('b', { changedAt: 2 })] })
  await show(<AnnouncementBanners />)
  await screen.findByText(/About b/)
})

it('shows nothing where nobody answers, and nothing that has ended', async () => {
  api.answer(readAnnouncements, { announcements: [make('over', { endsAt: Date.now() - 1 })] })
  await show(<AnnouncementBanners />)
  await waitFor(() => expect(api.calls(readAnnouncements)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull()
})

it('lists what is planned, live and over, and writes a new one with its preview', async () => {
  const board: ShownBoard = {
    rev: 4,
    announcements: [
      make('planned', { startsAt: Date.now() + HOUR }),
      make('live', { audience: 'admins' }),
      make('over', { endsAt: Date.now() - HOUR }),
    ],
  }
  api.answer(listAnnouncements, board)
  api.answer(saveAnnouncement, board)
  await showWithToasts(<AnnouncementsPanel />, { at: '/' })
  const rows = (await screen.findAllByRole('listitem')).filter((row) => /About/.test(row.textContent ?? ''))
  expect(rows.map(({ textContent }) => /Planned|Live|Ended/.exec(textContent ?? '')?.[0])).toEqual([
    'Planned',
    'Live',
    'Ended',
  ])
  expect(within(rows[2] as HTMLElement).queryByRole('button')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Write an announcement' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an announcement' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Write up to 280 characters.')
  expect(api.calls(saveAnnouncement)).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Short maintenance tonight')
  expect(within(dialog.getByRole('group', { name: 'Preview' })).getByText('Short maintenance tonight')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: /Link text/ }), 'Status')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Enter an address that begins with https://.')
  await userEvent.type(dialog.getByRole('textbox', { name: /Link address/ }), 'https://status.example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('The announcement was saved.')
  expect(api.calls(saveAnnouncement)).toMatchObject([
    {
      rev: 4,
      announcement: {
        text: 'Short maintenance tonight',
        tone: 'info',
        link: { label: 'Status', href: 'https://status.example.com' },
      },
    },
  ])
})

it('asks for the plans of an announcement that is for some, and marks one for everybody as news', async () => {
  api.answer(listPricedPlans, {
    plans: [
      { ...PLAN, id: 'free' },
      { ...PLAN, id: 'team', draft: { ...PLAN_TERMS, name: 'Team' } },
    ],
  })
  api.answer(listAnnouncements, { rev: 1, announcements: [make('known', { audience: 'everybody', isNews: true })] })
  api.answer(saveAnnouncement, { rev: 2, announcements: [] })
  await showWithToasts(<AnnouncementsPanel />)
  await screen.findByText('On the changelog')
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit announcement' }))
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /public changelog/ }).checked).toBe(true)
  await userEvent.click(dialog.getByRole('combobox', { name: 'For' }))
  await userEvent.click(await screen.findByRole('option', { name: 'People on some plans', hidden: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Choose at least one plan.')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Team' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('The announcement was saved.')
  expect(api.calls(saveAnnouncement)).toMatchObject([{ announcement: { audience: 'plans', planIds: ['team'] } }])
})

it('ends a live one at once', async () => {
  const live = make('live')
  api.answer(listAnnouncements, { rev: 1, announcements: [live] })
  api.answer(endAnnouncement, { rev: 2, announcements: [{ ...live, endsAt: Date.now() - 1 }] })
  await showWithToasts(<AnnouncementsPanel />, { at: '/' })
  await userEvent.click(await screen.findByRole('button', { name: 'End now' }))
  await screen.findByText('The announcement ended.')
  expect(await screen.findByText('Ended')).toBeTruthy()
  expect(api.calls(endAnnouncement)).toEqual([{ announcementId: 'live' }])
})
