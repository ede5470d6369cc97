import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Post } from '@postwright/core/model/post'
import { NO_FILTER, type CalendarAddress } from '@/features/content-scheduler/calendar-address.ts'
import type { Stretch } from '@/features/content-scheduler/calendar-place.ts'
import { Calendar } from '@/features/content-scheduler/components/calendar.tsx'
import { ApiError } from '@/lib/api-error.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

const ZONE = 'Europe/Berlin'
const stored = vi.hoisted((): { posts: Post[]; asked: { most: number }[] } => ({ posts: [], asked: [] }))
type Answer = Promise<{ post: Post; variants: [] }>
const calls = vi.hoisted(() => ({
  reschedule: vi.fn<(input: object) => Answer>(),
  schedule: vi.fn<(input: object) => Answer>(),
  cancel: vi.fn<(input: object) => Answer>(),
}))
const made = vi.hoisted(() => ({
  post: vi.fn<(at: object | null) => void>(),
  read: vi.fn<() => Promise<{ posts: Post[]; isCut: boolean }>>(),
}))

vi.mock('@/session/use-session.ts', () => ({
  useSignedIn: () => ({ user: { id: 'ada' }, workspaceId: 'w1' }),
}))
vi.mock('@/session/use-workspace.ts', () => ({ useWorkspace: () => ({ timeZone: 'Europe/Berlin' }) }))
vi.mock('@/publishing/data/post-commands.ts', () => calls)
vi.mock('@/lib/media/use-media-urls.ts', () => ({
  useMediaUrls: () => ({ status: 'ready', urlOf: () => null, retry: () => undefined }),
}))
vi.mock('@/features/content-scheduler/data/use-planned.ts', () => ({
  usePlanned: (_: string, part: { stretch: Stretch } | null, most: number) => {
    if (!part) return { status: 'loading' }
    stored.asked.push({ most })
    const { from, to } = part.stretch
    const found = stored.posts.filter(({ plannedAt }) => plannedAt !== null && plannedAt >= from && plannedAt < to)
    return { status: 'ready', data: found.slice(0, most), unreadable: 0 }
  },
}))
vi.mock('@/features/content-scheduler/data/use-planned-count.ts', () => ({
  usePlannedCount: (_: string, part: { stretch: Stretch } | null) =>
    part === null
      ? null
      : stored.posts.filter(({ plannedAt }) => {
          const { from, to } = part.stretch
          return plannedAt !== null && plannedAt >= from && plannedAt < to
        }).length,
}))
vi.mock('@/features/content-scheduler/data/use-unplanned.ts', () => ({
  useUnplanned: () => ({ status: 'ready', data: [makePost({ id: 'draft', text: 'Not yet' })], unreadable: 0 }),
}))
vi.mock('@/features/content-scheduler/data/count-near.ts', () => ({ countNear: async () => 0 }))
vi.mock('@/features/content-scheduler/data/use-saved-views.ts', () => ({
  useSavedViews: () => ({ status: 'ready', data: [], unreadable: 0 }),
}))
vi.mock('@/features/content-scheduler/data/saved-view-drafts.ts', () => ({ savedViewDrafts: {} }))
vi.mock('@/publishing/use-measured.ts', () => ({ useMeasured: () => undefined }))
vi.mock('@/features/content-scheduler/data/use-calendar-events.ts', () => ({
  useCalendarEvents: () => ({
    status: 'ready',
    data: [{ id: 'e1', title: 'Open day', startDay: Math.floor(Date.UTC(2027, 2, 18) / 86_400_000), days: 2 }],
    unreadable: 0,
  }),
}))
vi.mock('@/publishing/use-new-post.ts', () => ({ useNewPost: () => made.post }))
vi.mock('@/features/content-scheduler/data/read-planned.ts', () => ({ readPlanned: made.read }))
vi.mock('@/publishing/queues/use-queues.ts', () => ({
  useQueues: () => ({ status: 'ready', data: [], unreadable: 0 }),
}))
vi.mock('@/features/content-scheduler/data/bulk-commands.ts', () => ({ changeInBulk: () => undefined }))

const post = (id: string, day: number, fields: Partial<Post> = {}) =>
  makePost({
    id,
    text: `News of ${id}`,
    connectionIds: ['channel1'],
    lifecycle: 'scheduled',
    plannedAt: Date.UTC(2027, 2, day, 8),
    ...fields,
  })

const onChange = vi.fn<(address: CalendarAddress) => void>()

async function open(fields: Partial<CalendarAddress> = {}, options: { matches?: boolean } = {}) {
  const address: CalendarAddress = {
    view: 'month',
    date: '2027-03-15',
    zone: 'workspace',
    filter: NO_FILTER,
    ...fields,
  }
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Calendar
        address={address}
        channels={[makeConnection({ id: 'channel1', handle: 'ada' })]}
        channelsFailed={false}
        onChange={onChange}
      />
    </QueryClientProvider>,
    options,
  )
  return userEvent.setup()
}

/** The cell whose name begins so. */
const cell = (name: string | RegExp) =>
  screen.getByRole('gridcell', { name: typeof name === 'string' ? new RegExp(`^${name}( |$)`) : name })

beforeEach(() => {
  // Everything is in view.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.useFakeTimers({ now: Date.UTC(2027, 2, 3, 10), toFake: ['Date'] })
  stored.posts = [post('one', 15), post('two', 16, { lifecycle: 'published' })]
  stored.asked = []
  onChange.mockReset()
  made.post.mockReset()
  made.read.mockReset().mockImplementation(async () => ({ posts: stored.posts, isCut: false }))
  for (const call of Object.values(calls)) {
    call.mockReset().mockImplementation(async () => ({ post: post('one', 16, { rev: 2 }), variants: [] }))
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows a month in weeks with each post on its day, today, and what the workspace has on', async () => {
  await open()
  expect(screen.getByRole('grid', { name: /March 2027/ })).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(6)
  expect(within(cell('March 15, 2027')).getByRole('link', { name: /Scheduled, ada: ?News of one$/ })).toBeDefined()
  expect(cell(/^March 3, 2027, today/).getAttribute('aria-current')).toBe('date')
  expect(within(cell('March 19, 2027')).getByText('Open day')).toBeDefined()
  expect(screen.queryByText('Open day', { selector: '[data-place="2027-03-20"] *' })).toBeNull()
})

it('reads no more of a day than it shows and counts the rest, which opens the day', async () => {
  stored.posts = Array.from({ length: 7 }, (_, at) => post(`p${at}`, 15))
  const user = await open()
  expect(within(cell('March 15, 2027')).getAllByRole('link')).toHaveLength(3)
  expect(Math.max(...stored.asked.map(({ most }) => most))).toBe(3)
  await user.click(screen.getByRole('button', { name: /^4 more posts on/ }))
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ view: 'day', date: '2027-03-15' })
})

it('says why a post that is out stays where it is', async () => {
  const user = await open()
  const link = screen.getByRole('link', { name: /Published/ })
  expect(link.getAttribute('aria-description')).toBe('It is published: its time stays.')
  link.focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  expect(calls.reschedule).not.toHaveBeenCalled()
})

it('moves a post with the keyboard at its time of day, shows it there at once, and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<Answer>>()
  calls.reschedule.mockReturnValue(promise)
  const user = await open()
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' ')
  expect(screen.getByText('Picked up at March 15, 2027.')).toBeDefined()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(calls.reschedule.mock.calls[0]?.[0]).toMatchObject({
    postId: 'one',
    rev: 1,
    when: { kind: 'at', local: '2027-03-23T09:00', tzid: ZONE },
  })
  expect(within(cell('March 23, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined()
  await act(async () => resolve({ post: post('one', 23, { rev: 2 }), variants: [] }))
  expect(within(cell('March 23, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined()
})

it('puts a post back where it was when the server refuses', async () => {
  calls.reschedule.mockRejectedValue(new ApiError('stale_revision', { detail: '', status: 409 }))
  const user = await open()
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  await vi.waitFor(() =>
    expect(within(cell('March 15, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined(),
  )
})

it('leaves a post with Escape, and moves nothing into the past', async () => {
  const user = await open()
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' {ArrowRight}{Escape}')
  screen.getByRole('link', { name: /News of one/ }).focus()
  await user.keyboard(' {ArrowUp}{ArrowUp}{Enter}')
  expect(calls.reschedule).not.toHaveBeenCalled()
})

it('goes through the grid with arrows and pages, and begins a post where there is room', async () => {
  const user = await open()
  cell('March 15, 2027').focus()
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(document.activeElement).toBe(cell('March 21, 2027'))
  await user.keyboard('{Enter}')
  expect(made.post.mock.calls[0]?.[0]).toMatchObject({ local: '2027-03-21T09:00', tzid: ZONE })
  await user.keyboard('{PageDown}')
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ date: '2027-04-15' })
})

it('shows the hours of a week, each post in its own', async () => {
  await open({ view: 'week' })
  expect(screen.getAllByRole('rowheader')).toHaveLength(24)
  expect(within(cell(/^March 15, 2027, (9:00 AM|09:00) /)).getByRole('link', { name: /News of one/ })).toBeDefined()
})

it('is an agenda on a narrow screen', async () => {
  await open({}, { matches: true })
  expect(screen.queryByRole('grid')).toBeNull()
  const [first] = screen.getAllByRole('region')
  expect(within(first ?? document.body).getByRole('link', { name: /News of one/ })).toBeDefined()
})

it('reads what a search looks through anew once a post of it was moved', async () => {
  const user = await open({ filter: { ...NO_FILTER, text: 'one' } })
  const link = await screen.findByRole('link', { name: /News of one/ })
  expect(screen.queryByRole('link', { name: /News of two/ })).toBeNull()
  stored.posts = [post('one', 16, { rev: 2 })]
  link.focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  await vi.waitFor(() => expect(made.read).toHaveBeenCalledTimes(2))
  await vi.waitFor(() =>
    expect(within(cell('March 16, 2027')).getByRole('link', { name: /News of one/ })).toBeDefined(),
  )
})

it('says on a narrow screen that the filters are why there is nothing, and clears them', async () => {
  const user = await open({ filter: { ...NO_FILTER, text: 'walnut' } }, { matches: true })
  await screen.findByText('Nothing matches these filters')
  const clear = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)
  if (clear) await user.click(clear)
  expect(onChange.mock.lastCall?.[0].filter).toEqual(NO_FILTER)
})

it('does not show a search that failed as days without posts', async () => {
  made.read.mockRejectedValue(new Error('refused'))
  const user = await open({ filter: { ...NO_FILTER, text: 'one' } }, { matches: true })
  await screen.findByText('The posts of these days could not be loaded')
  made.read.mockResolvedValue({ posts: stored.posts, isCut: false })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /News of one/ })).toBeDefined()
})

it('selects the posts that a rectangle touches, and begins none where it ends', async () => {
  await open()
  const [place] = screen.getAllByRole('gridcell')
  if (!place) throw new Error('The grid is empty.')
  // Without a layout everything stands in the corner.
  const at = (x: number) => ({ clientX: x, clientY: x, button: 0, pointerType: 'mouse' })
  fireEvent.pointerDown(place, at(0))
  fireEvent.pointerMove(window, at(3))
  expect(screen.queryByRole('toolbar')).toBeNull()
  fireEvent.pointerMove(window, at(40))
  const drawn = within(screen.getByRole('toolbar')).getByText(/ selected$/)
  expect(Number.parseInt(drawn.textContent, 10)).toBeGreaterThan(1)
  fireEvent.pointerUp(window, at(40))
  fireEvent.click(place)
  expect(made.post).not.toHaveBeenCalled()
  fireEvent.click(place)
  expect(made.post).toHaveBeenCalledOnce()
})

it('selects posts and offers what can be done to all of them', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: /^Select .*News of one/ }))
  expect(within(screen.getByRole('toolbar')).getByText('1 selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('a week opens at the hours of work by moving the hours, not the page', async () => {
  const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.getAttribute('data-row') === '8' ? 500 : 100, 0, 40)
  })
  await open({ view: 'week' })
  const hours = screen.getByRole('row', { name: /^8:00 AM/ }).parentElement
  expect(hours?.scrollTop).toBe(360)
  placed.mockRestore()
})
