import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Post } from '@postwright/core/model/post'
import { NO_FILTER, type CalendarAddress } from '@/features/content-scheduler/calendar-address.ts'
import type { Stretch } from '@/features/content-scheduler/calendar-place.ts'
import { Calendar } from '@/features/content-scheduler/components/calendar.tsx'
import type { OpenSlot } from '@/features/content-scheduler/data/use-open-slots.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { makePost } from '../../support/factories/post.ts'
import { show } from './show.tsx'
import { openWorkspace } from '../../support/client/person.ts'

export const ZONE = 'Europe/Berlin'
/** Records that the calendar reads; each test fills them. */
const stored = vi.hoisted((): { posts: Post[]; asked: { most: number }[]; slots: OpenSlot[] } => ({
  posts: [],
  asked: [],
  slots: [],
}))
export type Answer = Promise<{ post: Post; variants: [] }>
const calls = vi.hoisted(() => ({
  reschedule: vi.fn<(input: object) => Answer>(),
  schedule: vi.fn<(input: object) => Answer>(),
  cancel: vi.fn<(input: object) => Answer>(),
}))
const made = vi.hoisted(() => ({
  post: vi.fn<(at: object | null) => void>(),
  draft: vi.fn<(draft: object) => void>(),
  read: vi.fn<() => Promise<{ posts: Post[]; isCut: boolean }>>(),
}))

openWorkspace({ timeZone: 'Europe/Berlin' })
vi.mock('@/posts/data/post-commands.ts', () => calls)
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
vi.mock('@/features/content-scheduler/data/use-measured.ts', () => ({ useMeasured: () => undefined }))
vi.mock('@/features/content-scheduler/data/use-calendar-events.ts', () => ({
  useCalendarEvents: () => ({
    status: 'ready',
    data: [{ id: 'e1', title: 'Open day', startDay: Math.floor(Date.UTC(2027, 2, 18) / 86_400_000), days: 2 }],
    unreadable: 0,
  }),
}))
vi.mock('@/posts/begin/use-new-post.ts', () => ({ useNewPost: () => made.post }))
vi.mock('@/features/content-scheduler/data/read-planned.ts', () => ({ readPlanned: made.read }))
vi.mock('@/features/content-scheduler/data/use-open-slots.ts', () => ({ useOpenSlots: () => stored.slots }))
vi.mock('@/posts/begin/use-begin-post.ts', () => ({ useBeginPost: () => made.draft }))
vi.mock('@/posts/bulk/change-in-bulk.ts', () => ({ changeInBulk: () => undefined }))

export const post = (id: string, day: number, fields: Partial<Post> = {}) =>
  makePost({
    id,
    text: `News of ${id}`,
    connectionIds: ['channel1'],
    lifecycle: 'scheduled',
    plannedAt: Date.UTC(2027, 2, day, 8),
    ...fields,
  })

export const onChange = vi.fn<(address: CalendarAddress) => void>()

export async function open(fields: Partial<CalendarAddress> = {}, options: { matches?: boolean } = {}) {
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
export const cell = (name: string | RegExp) =>
  screen.getByRole('gridcell', { name: typeof name === 'string' ? new RegExp(`^${name}( |$)`) : name })

beforeEach(() => {
  // Everything is in view.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.useFakeTimers({ now: Date.UTC(2027, 2, 3, 10), toFake: ['Date'] })
  stored.posts = [post('one', 15), post('two', 16, { lifecycle: 'published' })]
  stored.asked = []
  stored.slots = []
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

export { calls, made, stored }
