import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AdminFigures, type AdminHome, getAdminFigures, getAdminHome } from '@postwright/core/api/admin-home'
import { NO_USAGE } from '@postwright/core/model/usage-day'
import type { NetworkDay } from '@postwright/core/model/publishing-day'
import { readBoard } from '@postwright/core/slo/board'
import { groupsFrom } from '@postwright/core/slo/histogram'
import { LATENESS_BOUNDS } from '@postwright/core/slo/objective'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { routes } from '@/config/routes.ts'
import { Component as AdminHomeScreen } from '@/features/admin-home/admin-home-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

const NOW = Date.UTC(2026, 10, 27, 9)
const HOUR = 3_600_000
const TODAY = '2026-11-27'

/** A network's day with `inTime` publications in time and `late` ones two minutes late. */
function counted(platform: NetworkDay['platform'], inTime: number, late: number): NetworkDay {
  const atMost = LATENESS_BOUNDS.map((bound) => (bound >= 120_000 ? inTime + late : bound >= 1_000 ? inTime : 0))
  return { platform, published: groupsFrom(atMost, inTime + late), missed: 0, latest: late ? 120_000 : 900 }
}

function boardOf(networks: NetworkDay[]): NonNullable<AdminHome['board']> {
  const day = { id: TODAY, day: TODAY, countedAt: NOW, isClosed: false, networks }
  return { ...readBoard([day], TODAY, ['bluesky', 'mastodon']), countedAt: NOW, oldestJobAt: NOW - HOUR }
}

const QUIET: AdminHome = {
  readAt: NOW,
  needs: { found: [], unread: [] },
  board: boardOf([]),
  canary: { isOn: false, runs: [] },
}
const VALUES = {
  people: 1200,
  newPeople: 30,
  activeSessions: 400,
  workspaces: 800,
  posts: 9000,
  publications: 5000,
  connections: 2100,
  storedBytes: 3 * 1024 ** 3,
}
const FIGURES: AdminFigures = {
  readAt: NOW,
  figures: { latest: { measuredAt: NOW - HOUR, values: VALUES }, weekBefore: { ...VALUES, people: 1000 } },
  usage: {
    days: [{ day: TODAY, ...NO_USAGE, reads: 123_456, busyMillis: 3_600_000, mails: 12, storedBytes: 3 * 1024 ** 3 }],
    cost: { database: 37_037, functions: 95_400, storage: 2_000, total: 134_437 },
  },
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(home: AdminHome = QUIET, figures: AdminFigures = FIGURES) {
  api.answer(getAdminHome, home)
  api.answer(getAdminFigures, figures)
  await show(<AdminHomeScreen />)
  await screen.findByRole('heading', { name: 'Needs your attention' })
}

const panel = (name: string | RegExp) => screen.findByRole('region', { name })

it('says that nothing needs anybody', async () => {
  await open()
  expect(within(await panel('Needs your attention')).getByText('Nothing needs your attention')).toBeTruthy()
})

it('lists what needs somebody in the order of urgency, with the count, since when, and the way there', async () => {
  const found: AdminHome['needs']['found'] = [
    { kind: 'overdue', count: 2, since: NOW - HOUR, platforms: [] },
    { kind: 'network_suspended', count: 1, since: NOW - 2 * HOUR, platforms: ['bluesky'] },
    { kind: 'payments', count: 1, since: NOW - 3 * HOUR, platforms: [] },
    { kind: 'messages', count: 1000, since: null, platforms: [] },
    { kind: 'interface_end', count: 1, since: Date.UTC(2026, 11, 24), platforms: ['linkedin'] },
  ]
  await open({ ...QUIET, needs: { found, unread: ['payouts'] } })
  const needs = within(await panel('Needs your attention'))
  const rows = needs.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '2 publications are overdueSince 1 hour ago',
    '1 failing network is suspendedBluesky · Since 2 hours ago',
    '1 payment is waiting for approvalSince 3 hours ago',
    '1,000+ new contact messagesTime unknown',
    '1 API version ends soonLinkedIn · Ends on December 24, 2026',
  ])
  const ways = needs.getAllByRole('link').map((link) => link.getAttribute('href'))
  const places = ['failed-posts', 'service-enablement', 'payment-methods', 'inbox', 'integrations']
  expect(ways).toEqual(places.map((place) => routes.admin.href(place)))
  expect(needs.getByRole('status').textContent).toBe('Couldn’t be checked: payouts.')
})

it('shows how publishing meets its objective, the network with the least budget first', async () => {
  await open({ ...QUIET, board: boardOf([counted('mastodon', 1000, 0), counted('bluesky', 980, 20)]) })
  const board = within(await panel('Publishing objective'))
  expect(
    board.getByText(/99.5% of planned publications must be published within 1 min of their time, over 28 days/),
  ).toBeTruthy()
  const facts = board.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts.slice(0, 5)).toEqual(['99%', '-100%', '2,000', '20', '0'])
  expect(facts.slice(5, 9)).toEqual(['1 sec', '1 sec', '1 sec', '2 min'])
  const rows = within(board.getByRole('region', { name: 'Objective by network' })).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Bluesky', 'Mastodon'])
})

it('shows each figure with its source, its time and the change since a week before', async () => {
  await open()
  const figures = within(await panel('Figures'))
  expect(figures.getByText('1,200')).toBeTruthy()
  expect(figures.getByText('+20%')).toBeTruthy()
  expect(figures.getByText('All accounts')).toBeTruthy()
  expect(figures.getByText(/Last counted/).textContent).toBe('Last counted 1 hour ago. We count once an hour. ')
})

it('shows the usage of the month with its estimated cost, and says what is not counted', async () => {
  await open()
  const usage = within(await panel('Usage in November 2026'))
  expect(usage.getByText('$0.13')).toBeTruthy()
  expect(usage.getByText('Database $0.04, functions $0.10, storage < $0.01')).toBeTruthy()
  expect(usage.getAllByText('123,456')).toHaveLength(2)
  expect(usage.getByText(/Reads that browsers make directly from the database aren’t included/)).toBeTruthy()
  expect(usage.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    'https://cloud.google.com/firestore/pricing',
  )
})

it('says of each part by itself that it could not be read', async () => {
  await open({ ...QUIET, board: null }, { ...FIGURES, usage: null })
  for (const name of ['Publishing objective', 'Usage in November 2026']) {
    expect(within(await panel(name)).getByRole('status').textContent).toMatch(/couldn’t be loaded/)
  }
  expect(within(await panel('Figures')).getByText('1,200')).toBeTruthy()
})

it('shows what needs somebody while figures fail, and reads both anew by its button', async () => {
  api.answer(getAdminHome, QUIET)
  api.refuse(getAdminFigures, 'internal')
  await show(<AdminHomeScreen />)
  await screen.findByText('Nothing needs your attention')
  await screen.findByText('Figures couldn’t be loaded')
  api.answer(getAdminFigures, FIGURES)
  api.answer(getAdminHome, {
    ...QUIET,
    needs: { found: [{ kind: 'payouts', count: 1, since: null, platforms: [] }], unread: [] },
  })
  await act(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  })
  expect(await screen.findByText('1 payout is waiting to be sent')).toBeTruthy()
  expect(await screen.findByText('1,200')).toBeTruthy()
})

it('shows how canary posts fared, and says where they are off', async () => {
  const runs: NonNullable<AdminHome['canary']>['runs'] = [
    { plannedFor: NOW - 20 * 60_000, outcome: 'in_time', late: 900 },
    { plannedFor: NOW - 15 * 60_000, outcome: 'late', late: 90_000 },
    { plannedFor: NOW - 10 * 60_000, outcome: 'twice', late: 400 },
  ]
  await open({ ...QUIET, canary: { isOn: true, runs } })
  const canary = within(await panel('Canary posts'))
  const facts = canary.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['1 of 3', 'Published twice 10 minutes ago', '2 min'])
  cleanup()
  await open()
  expect(within(await panel('Canary posts')).getByText('Canary posts are off in this installation.')).toBeTruthy()
})
