import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { posts } from '@postwright/core/collections/posts'
import { paths } from '@postwright/core/paths'
import { createCalendarStore } from '@/features/content-scheduler/calendar-store.ts'
import { Agenda } from '@/features/content-scheduler/components/calendar.tsx'
import { CalendarContext, type CalendarFrame } from '@/features/content-scheduler/components/calendar-context.ts'
import { store } from '../support/client/store.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

const HOUR = 3_600_000
const FROM = Date.UTC(2027, 2, 1)
const STRETCH = { from: FROM, to: Date.UTC(2027, 3, 1) }

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
      <Agenda range={STRETCH} now={FROM} />
    </CalendarContext>,
  )
}

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => /Post \d+/.exec(textContent)?.[0])
const more = () => screen.getByRole('button', { name: 'Show more' })

afterEach(cleanup)

it('shows every post of a long month once, under one heading for each day', async () => {
  // Four on a day, two of them at the same time: parts end within days and between equals.
  const planned = Array.from({ length: 100 }, (_, at) => {
    const plannedAt = FROM + Math.floor(at / 4) * 24 * HOUR + Math.floor((at % 4) / 2) * HOUR
    return makePost({ id: `p${at}`, text: `Post ${at}`, lifecycle: 'scheduled', plannedAt })
  })
  store.put(posts, ['w1'], ...planned)
  await open()
  expect(shown()).toHaveLength(25)
  fireEvent.click(more())
  fireEvent.click(more())
  expect(shown()).toEqual(planned.map(({ text }) => text))
  expect(screen.getAllByRole('heading')).toHaveLength(25)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('says that posts could not be read in place of saying that there are none, and reads them again', async () => {
  store.put(posts, ['w1'], makePost({ text: 'Post 1', lifecycle: 'scheduled', plannedAt: FROM }))
  store.fail(paths.posts('w1'), 'refused')
  await open()
  screen.getByText('Posts on these days could not be loaded')
  expect(screen.queryByText('Posts that you schedule for these days appear here.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(shown()).toEqual([])
  store.fail(paths.posts('w1'), null)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(shown()).toEqual(['Post 1'])
})
