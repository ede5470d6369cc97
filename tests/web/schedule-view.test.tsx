import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Variant } from '@postwright/core/model/variant'
import { calendarParams, parseCalendar } from '@/features/content-scheduler/calendar-address.ts'
import { ListView } from '@/features/content-scheduler/components/list-view.tsx'
import type { findPublications } from '@/features/content-scheduler/data/find-publications.ts'
import type { useSchedule } from '@/features/content-scheduler/data/use-schedule.ts'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { OfflineError } from '@/lib/live/offline-error.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'
import { openWorkspace } from '../support/client/person.ts'

const read = vi.hoisted(() => ({
  findPublications: vi.fn<typeof findPublications>(),
  useSchedule: vi.fn<typeof useSchedule>(),
  gone: new Set<string>(),
}))
openWorkspace({ timeZone: 'Europe/Berlin' })
vi.mock('@/preferences/settings.ts', () => ({ useSettings: () => ({ itemsPerPage: 2, defaultSortOrder: 'desc' }) }))
vi.mock('@/features/content-scheduler/components/calendar-menu.tsx', () => ({ CalendarMenu: () => null }))
vi.mock('@/features/content-scheduler/components/list-out.tsx', () => ({ ListOut: () => null }))
vi.mock('@/features/content-scheduler/components/schedule-row.tsx', () => ({
  ScheduleRow: ({ variant }: { variant: Variant }) => <li>{variant.content.text}</li>,
}))
vi.mock('@/features/content-scheduler/components/use-row-commands.ts', () => ({ useRowCommands: () => ({}) }))
vi.mock('@/features/content-scheduler/data/find-publications.ts', () => read)
vi.mock('@/features/content-scheduler/data/use-schedule.ts', () => read)
vi.mock('@/features/content-scheduler/data/use-followed.ts', () => ({
  useFollowed: (_: string, found: readonly Variant[]) => found.filter(({ id }) => !read.gone.has(id)),
}))

const DAY = 86_400_000
const AT = Date.UTC(2027, 2, 1, 9)
const variant = (id: string, day = 0) =>
  makeVariant({
    id,
    at: AT + day * DAY,
    content: { text: `News of ${id}`, media: [], title: '', poll: null, settings: {} },
  })
const all: PagedList<Variant> = {
  page: { status: 'ready', data: [variant('all')], unreadable: 0, endCursor: null },
  paging: { number: 1, hasPrevious: false, hasNext: false, onPrevious: () => {}, onNext: () => {} },
}
/** Where a look ended: only that it is another place matters here. */
const cursor: unknown = { id: 'cursor' }
const found = (data: Variant[], more: object = {}): Awaited<ReturnType<typeof findPublications>> =>
  Object.assign(
    { data, unreadable: 0, looked: data.length, until: data.at(-1)?.scheduled.instant ?? null, endCursor: null },
    more,
  )

function Screen() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <ListView
        address={parseCalendar(params)}
        channels={{ status: 'ready', data: [makeConnection({ id: 'c1', handle: 'ada' })], unreadable: 0 }}
        onChange={(next) => setParams(calendarParams(next))}
      />
      <output aria-label="Address">{params.toString()}</output>
      <button
        type="button"
        onClick={() => setParams('view=list&q=oak&label=wood&mine=1&network=sandbox&post=attention&zone=UTC')}
      >
        Saved view
      </button>
      <button type="button" onClick={() => setParams('view=list&q=oak')}>
        Oak
      </button>
    </>
  )
}

async function open(address: 'Saved view' | 'Oak' | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await show(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  if (address !== null) await user.click(screen.getByRole('button', { name: address }))
  return user
}

const address = () => screen.getByLabelText('Address').textContent

beforeEach(() => {
  read.gone.clear()
  read.useSchedule.mockReset().mockReturnValue(all)
  read.findPublications.mockReset().mockResolvedValue(found([]))
})
afterEach(cleanup)

it('shows everything live while nothing is asked of posts', async () => {
  await open()
  expect(screen.getByText('News of all')).toBeDefined()
  expect(read.findPublications).not.toHaveBeenCalled()
})

it('asks for what an address of any view asks for', async () => {
  read.findPublications.mockResolvedValue(found([variant('one')]))
  const user = await open('Saved view')
  await screen.findByText('News of one')
  expect(read.findPublications.mock.calls[0]).toEqual([
    'w1',
    {
      list: { filter: { tab: 'upcoming', state: null }, on: { connectionId: null, platform: 'sandbox' }, order: 'asc' },
      posts: { text: 'oak', label: 'wood', lifecycle: 'attention', createdBy: 'ada' },
    },
    { after: null, room: 2 },
  ])
  await user.click(screen.getByRole('button', { name: 'Filters (4)' }))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Author', hidden: true }).value).toBe('Mine')
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('oak')
  expect(screen.queryByRole('button', { name: 'Look further' })).toBeNull()
})

it('keeps the filters, the zone and the part of the list in one address', async () => {
  const user = await open('Saved view')
  await user.click(screen.getByRole('tab', { name: 'History' }))
  const asked = 'zone=UTC&network=sandbox&post=attention&label=wood&mine=1&q=oak'
  expect(address()).toBe(`view=list&${asked}&tab=history`)
  await user.click(screen.getByRole('combobox', { name: 'State of the publication' }))
  await user.click(await screen.findByRole('option', { name: 'Failed', hidden: true }))
  expect(address()).toBe(`view=list&${asked}&tab=history&state=failed`)
  await vi.waitFor(() =>
    expect(read.findPublications.mock.lastCall?.[1].list).toMatchObject({ filter: { state: 'failed' }, order: 'desc' }),
  )
})

it('says how far it looked, and looks further for the same page when asked to', async () => {
  const more = { looked: 250, until: AT + 40 * DAY, endCursor: cursor }
  read.findPublications.mockResolvedValueOnce(found([variant('one')], more))
  const user = await open('Oak')
  await screen.findByText('1 match so far. Looked at 250 publications, up to April 10, 2027.')
  read.findPublications.mockResolvedValueOnce(found([variant('two', 50)], { looked: 30, endCursor: cursor }))
  await user.click(screen.getByRole('button', { name: 'Look further' }))
  await screen.findByText('News of two')
  expect(screen.getByText('News of one')).toBeDefined()
  expect(read.findPublications.mock.lastCall?.[2]).toEqual({ after: cursor, room: 1 })
  expect(screen.queryByRole('button', { name: 'Look further' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(read.findPublications.mock.lastCall?.[2]).toEqual({ after: cursor, room: 2 }))
})

it('does not say that nothing matches before all were looked at', async () => {
  read.findPublications.mockResolvedValueOnce(found([], { looked: 250, until: AT, endCursor: cursor }))
  const user = await open('Oak')
  await screen.findByText('0 matches so far. Looked at 250 publications, up to March 1, 2027.')
  expect(screen.queryByText('Nothing matches these filters')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Look further' }))
  await screen.findByText('Nothing matches these filters')
})

it('clears all filters where nothing matches', async () => {
  const user = await open('Saved view')
  await screen.findByText('Nothing matches these filters')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('view=list&zone=UTC')
  expect(screen.getByText('News of all')).toBeDefined()
})

it('leaves out what has gone elsewhere since it was read', async () => {
  read.findPublications.mockResolvedValue(found([variant('one'), variant('two')]))
  read.gone.add('two')
  await open('Oak')
  await screen.findByText('News of one')
  expect(screen.queryByText('News of two')).toBeNull()
})

it('offers to try again, and without a network says that this is why', async () => {
  read.findPublications.mockRejectedValueOnce(new Error('refused'))
  const user = await open('Oak')
  await screen.findByText('The schedule could not be loaded.')
  read.findPublications.mockRejectedValueOnce(new OfflineError())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(read.findPublications).toHaveBeenCalledTimes(2))
  vi.restoreAllMocks()
})
