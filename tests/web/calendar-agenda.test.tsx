import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Post } from '@postwright/core/model/post'
import type { Stretch } from '@/features/content-scheduler/calendar-place.ts'
import { createCalendarStore } from '@/features/content-scheduler/calendar-store.ts'
import { Agenda } from '@/features/content-scheduler/components/agenda.tsx'
import { CalendarContext, type CalendarFrame } from '@/features/content-scheduler/components/calendar-context.ts'
import type { LiveList } from '@/lib/live/use-live.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

const HOUR = 3_600_000
const FROM = Date.UTC(2027, 2, 1)
const STRETCH = { from: FROM, to: Date.UTC(2027, 3, 1) }
const stored = vi.hoisted((): { posts: Post[]; failed: (() => void) | null } => ({ posts: [], failed: null }))

vi.mock('@/features/content-scheduler/components/all-day.tsx', () => ({ AllDay: () => null }))
vi.mock('@/features/content-scheduler/data/use-planned.ts', () => ({
  usePlanned: (_: string, part: { stretch: Stretch }, most: number): LiveList<Post> => {
    if (stored.failed) return { status: 'error', error: new Error('no'), retry: stored.failed }
    const { from, to } = part.stretch
    const found = stored.posts.filter(({ plannedAt }) => plannedAt !== null && plannedAt >= from && plannedAt < to)
    return { status: 'ready', data: found.slice(0, most), unreadable: 0 }
  },
}))

async function open() {
  const frame: CalendarFrame = {
    workspaceId: 'w1',
    tzid: 'UTC',
    filter: { connectionIds: null, label: null, lifecycle: null, createdBy: null },
    compared: null,
    channels: new Map(),
    store: createCalendarStore(),
    canPlan: true,
    commands: { place: () => undefined },
    openDay: () => undefined,
    onClear: null,
  }
  await show(
    <CalendarContext value={frame}>
      <Agenda stretch={STRETCH} now={FROM} />
    </CalendarContext>,
  )
}

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => /Post \d+/.exec(textContent)?.[0])
const more = () => screen.getByRole('button', { name: 'Show more' })

beforeEach(() => {
  stored.failed = null
  stored.posts = []
})
afterEach(cleanup)

it('shows every post of a long month once, under one heading for each day', async () => {
  // Four on a day, two of them at the same time: parts end within days and between equals.
  stored.posts = Array.from({ length: 100 }, (_, at) => {
    const plannedAt = FROM + Math.floor(at / 4) * 24 * HOUR + Math.floor((at % 4) / 2) * HOUR
    return makePost({ id: `p${at}`, text: `Post ${at}`, lifecycle: 'scheduled', plannedAt })
  })
  await open()
  expect(shown()).toHaveLength(25)
  fireEvent.click(more())
  fireEvent.click(more())
  expect(shown()).toEqual(stored.posts.map(({ text }) => text))
  expect(screen.getAllByRole('heading')).toHaveLength(25)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('says that posts could not be read in place of saying that there are none, and reads them again', async () => {
  const retry = vi.fn<() => void>()
  stored.failed = retry
  await open()
  screen.getByText('The posts of these days could not be loaded')
  expect(screen.queryByText('Nothing is planned for these days.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
