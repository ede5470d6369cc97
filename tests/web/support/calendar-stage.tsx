import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { reschedulePost, type When } from '@postwright/core/api/posts'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { posts } from '@postwright/core/collections/posts'
import { queues } from '@postwright/core/collections/queues'
import type { Post } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { NO_FILTER, type CalendarAddress } from '@/features/content-scheduler/calendar-address.ts'
import { Calendar } from '@/features/content-scheduler/components/calendar.tsx'
import { api } from '../../support/client/api.ts'
import { openWorkspace } from '../../support/client/person.ts'
import { store } from '../../support/client/store.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makePost } from '../../support/factories/post.ts'
import { makeQueue } from '../../support/factories/queue.ts'
import { show } from './show.tsx'

export const ZONE = 'Europe/Berlin'
export const POSTS = paths.posts('w1')
const DAY = 86_400_000

export const post = (id: string, day: number, fields: Partial<Post> = {}) =>
  makePost({
    id,
    text: `News of ${id}`,
    connectionIds: ['channel1'],
    lifecycle: 'scheduled',
    plannedAt: Date.UTC(2027, 2, day, 8),
    ...fields,
  })

/** Stores these posts and a draft without a time, and no others. */
export function plan(...planned: readonly Post[]): void {
  store.clear(posts, 'w1')
  store.put(posts, ['w1'], makePost({ id: 'draft', text: 'Not yet' }), ...planned)
}

/** Gives a post another time, as the server does. */
export function move(postId: string, when: When): { post: Post; variants: [] } {
  const stored = makePost({ ...store.read(paths.post('w1', postId)), id: postId })
  const plannedAt = when.kind === 'at' ? toZonedTime(when.local, when.tzid).instant : Date.now()
  const moved = { ...stored, rev: stored.rev + 1, plannedAt }
  store.put(posts, ['w1'], moved)
  return { post: moved, variants: [] }
}

/** Adds a queue with a weekly slot at the weekday and time of day of each of these times. */
export function addQueue(...times: readonly number[]): void {
  const slots = times.map((at) => {
    const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE)
    return { weekday: local.dayOfWeek, time: local.toPlainTime().toString({ smallestUnit: 'minute' }) }
  })
  store.put(queues, ['w1'], makeQueue({ id: 'q1', name: 'News', connectionIds: ['channel1'], tzid: ZONE, slots }))
}

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
    <Calendar
      address={address}
      channels={[makeConnection({ id: 'channel1', handle: 'ada' })]}
      channelsFailed={false}
      onChange={onChange}
    />,
    options,
  )
  return userEvent.setup()
}

/** The cell whose name begins so. */
export const cell = (name: string | RegExp) =>
  screen.getByRole('gridcell', { name: typeof name === 'string' ? new RegExp(`^${name}( |$)`) : name })

/** A calendar with two posts and an event before each test of a file, and nothing of it after. */
export function prepareCalendar(): void {
  openWorkspace({ timeZone: ZONE })
  beforeEach(() => {
    // Everything is in view.
    vi.stubGlobal('IntersectionObserver', undefined)
    vi.useFakeTimers({ now: Date.UTC(2027, 2, 3, 10), toFake: ['Date'] })
    onChange.mockReset()
    plan(post('one', 15), post('two', 16, { lifecycle: 'published' }))
    store.put(calendarEvents, ['w1'], {
      ...makeBase('e1'),
      title: 'Open day',
      startDay: Math.floor(Date.UTC(2027, 2, 18) / DAY),
      days: 2,
    })
    api.answer(reschedulePost, ({ postId, when }) => move(postId, when))
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}
