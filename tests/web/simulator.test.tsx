import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FINDING_WEIGHTS, type Finding, type FindingCode } from '@postwright/core/simulate/finding'
import { FindingList } from '@/features/simulator/components/finding-list.tsx'
import { WeeksImage } from '@/features/simulator/components/weeks-image.tsx'
import { filterFindings, parseFilter } from '@/features/simulator/findings.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const NOW = Date.UTC(2027, 0, 5, 12)
const DAY = 86_400_000
const CODES = Object.keys(FINDING_WEIGHTS).filter((code): code is FindingCode => code in FINDING_WEIGHTS)

const FACTS = {
  posts: 2,
  channel: 'ann.example.com',
  until: NOW + DAY,
  problem: 'text_too_long',
  network: 'Bluesky',
  delay: 5_400_000,
  max: 5,
  calls: 'posts',
  window: 86_400_000,
  planned: '2027-03-28T02:30',
  shown: '2027-03-28T03:30',
  tzid: 'Europe/Berlin',
  minutes: 5,
  byClocks: 0,
  other: 'Another word',
  empty: 2,
  slots: 3,
  queue: 'Evenings',
  month: '2027-02',
}

function finding(code: FindingCode, rest: Partial<Finding> = {}): Finding {
  const place = { postId: 'p1', connectionId: 'channel1', seriesId: null, queueId: null }
  return {
    code,
    at: NOW + DAY,
    ...place,
    excerpt: 'A word',
    facts: FACTS,
    mend: { kind: 'open_post', postId: 'p1' },
    ...rest,
  }
}

const list = (findings: Finding[]) =>
  show(
    <FindingList
      workspaceId="w1"
      findings={findings}
      channels={[makeConnection()]}
      tzid="Europe/Berlin"
      now={NOW}
      onFixed={() => Promise.resolve()}
    />,
  )

describe('findings', () => {
  it.each(CODES)('%s is said in words, with what comes of it', async (code) => {
    await list([finding(code)])
    const row = screen.getByRole('listitem')
    expect(within(row).getByRole('heading').textContent).not.toMatch(/\{\{|simulator:|undefined|NaN/)
    expect(row.textContent).not.toMatch(/\{\{|simulator:|publishing:|undefined|NaN/)
    expect(within(row).getByRole('link', { name: 'Open the post' }).getAttribute('href')).toMatch(/content-studio\/p1$/)
  })

  it('say a wait under a minute in seconds', async () => {
    await list([finding('budget_exceeded', { facts: { ...FACTS, max: 1, delay: 12_000, window: 1_000 } })])
    expect(screen.getByText(/in 1 s\. This post will be published 12 s late\./)).toBeDefined()
  })

  it('lead to where they are mended, or are mended at once', async () => {
    const move = { kind: 'move', postId: 'p1', local: '2027-01-06T14:15', tzid: 'Europe/Berlin' } as const
    await list([
      finding('access_lost', { mend: { kind: 'reconnect', connectionId: 'channel1' } }),
      finding('times_collide', { at: NOW + 2 * DAY, mend: move }),
    ])
    const link = screen.getByRole('link', { name: 'Reconnect the channel' })
    expect(link.getAttribute('href')).toBe('/dashboard/connected-platforms')
    expect(screen.getByRole('button', { name: /^Move to .*Jan/ })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })

  it('are folded where a queue says the same week after week, each with its own step', async () => {
    const empty = {
      postId: null,
      connectionId: null,
      queueId: 'q1',
      mend: { kind: 'fill_slot', queueId: 'q1', at: NOW },
    } as const
    const weeks = [1, 8, 15].map((n) => finding('slots_empty', { ...empty, at: NOW + n * DAY }))
    await list([...weeks, finding('slots_empty', { ...empty, queueId: 'q2', at: NOW + DAY })])
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    const later = screen.getByRole('group')
    expect(within(later).getByText(/^The same issue 2 more times, until Wednesday, January 20/)).toBeDefined()
    expect(within(later).getAllByRole('link', { name: 'Fill the slot' })).toHaveLength(2)
  })

  it('are chosen by what they mean, as the address says', () => {
    const findings = [finding('access_lost'), finding('clock_skipped'), finding('series_ends')]
    expect(filterFindings(findings, parseFilter('changes')).map(({ code }) => code)).toEqual(['clock_skipped'])
    expect(filterFindings(findings, parseFilter('anything'))).toHaveLength(3)
  })
})

it('the picture of the weeks says of each day what is planned and found, and leads to it', async () => {
  const days = Array.from({ length: 91 }, (_, n) => ({
    day: new Date(NOW + n * DAY).toISOString().slice(0, 10),
    posts: n === 1 ? 2 : 0,
  }))
  const simulation = { from: NOW, until: NOW + 91 * DAY, tzid: 'UTC', days, findings: [], isPartial: false }
  await show(<WeeksImage simulation={simulation} findings={[finding('access_lost')]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(91)
  const link = screen.getByRole('link', { name: /: 2 posts, 1 issue$/ })
  expect(link.getAttribute('href')).toBe('#day-2027-01-06')
})

it('a day whose finding is folded leads to the day on which it is listed', async () => {
  const days = Array.from({ length: 91 }, (_, n) => ({
    day: new Date(NOW + n * DAY).toISOString().slice(0, 10),
    posts: 0,
  }))
  const simulation = { from: NOW, until: NOW + 91 * DAY, tzid: 'UTC', days, findings: [], isPartial: false }
  const empty = { postId: null, queueId: 'q1' }
  const weeks = [1, 8].map((n) => finding('slots_empty', { ...empty, at: NOW + n * DAY }))
  await show(<WeeksImage simulation={simulation} findings={weeks} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#day-2027-01-06', '#day-2027-01-06'])
})

it('the picture names a month that begins within its first week', async () => {
  const monday = Date.UTC(2026, 10, 30)
  const days = Array.from({ length: 91 }, (_, n) => ({
    day: new Date(monday + n * DAY).toISOString().slice(0, 10),
    posts: 0,
  }))
  const simulation = { from: monday, until: monday + 91 * DAY, tzid: 'UTC', days, findings: [], isPartial: false }
  await show(<WeeksImage simulation={simulation} findings={[]} />)
  expect(['Dec', 'Jan', 'Feb'].map((month) => screen.queryAllByText(month).length)).toEqual([1, 1, 1])
})
