import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bulkPosts } from '@postwright/core/api/bulk-posts'
import { createCalendarStore } from '@/features/content-scheduler/calendar-store.ts'
import { CalendarContext, type CalendarFrame } from '@/features/content-scheduler/components/calendar-context.ts'
import { CalendarSelection } from '@/features/content-scheduler/components/calendar.tsx'
import { api } from '../support/client/api.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

const POST = makePost({ id: 'one', lifecycle: 'scheduled', plannedAt: Date.UTC(2027, 2, 15) })

async function open() {
  const store = createCalendarStore()
  store.select([POST])
  const frame: CalendarFrame = {
    workspaceId: 'w1',
    tzid: 'UTC',
    filter: { connectionIds: null, label: null, lifecycle: null, createdBy: null },
    compared: null,
    channels: new Map(),
    store,
    canPlan: true,
    commands: { place: () => undefined },
    openDay: () => undefined,
    onClear: null,
  }
  await show(
    <CalendarContext value={frame}>
      <CalendarSelection range={{ from: 0, to: 1 }} matches={() => true} />
    </CalendarContext>,
  )
  return userEvent.setup()
}

const changes = () => api.calls(bulkPosts).map(({ change }) => change)

beforeEach(() =>
  api.answer(bulkPosts, ({ change }) => ({
    results: change.items.map(({ postId }) => ({ postId, ok: true as const, rev: 2 })),
  })),
)
afterEach(cleanup)

it('moves the selected posts with Enter, by a whole number of days other than none', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Move…' }))
  const days = await screen.findByLabelText('Days (− for earlier)')
  for (const nonsense of ['', '0', '-', '99999999']) {
    await user.clear(days)
    if (nonsense !== '') await user.type(days, nonsense)
    await user.type(days, '{Enter}')
    expect(changes(), nonsense).toEqual([])
  }
  await user.clear(days)
  await user.type(days, '-7{Enter}')
  await waitFor(() => expect(changes()).toHaveLength(1))
  const local = '2027-03-08T00:00'
  expect(changes()).toMatchObject([{ kind: 'move', items: [{ postId: 'one', when: { kind: 'at', local } }] }])
})

it('labels the selected posts with Enter', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Add label…' }))
  const label = await screen.findByLabelText('Label')
  await user.type(label, '  {Enter}')
  expect(changes()).toEqual([])
  await user.type(label, 'wood {Enter}')
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()).toMatchObject([{ kind: 'label', add: ['wood'], remove: [], items: [{ postId: 'one' }] }])
})
