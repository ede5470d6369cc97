import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCalendarStore } from '@/features/content-scheduler/calendar-store.ts'
import { CalendarContext, type CalendarFrame } from '@/features/content-scheduler/components/calendar-context.ts'
import { CalendarSelection } from '@/features/content-scheduler/components/calendar-selection.tsx'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

const run = vi.hoisted(() => vi.fn<(action: object, posts: object[]) => Promise<void>>())
vi.mock('@/posts/bulk/use-bulk.ts', () => ({
  useBulk: () => ({ run, isRunning: false, report: null, closeReport: () => undefined }),
}))
vi.mock('@/posts/bulk/bulk-targets.tsx', () => ({ BulkTargets: () => null }))
vi.mock('@/features/content-scheduler/data/read-planned.ts', () => ({ readPlanned: () => undefined }))

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
      <CalendarSelection stretch={{ from: 0, to: 1 }} matches={() => true} />
    </CalendarContext>,
  )
  return userEvent.setup()
}

beforeEach(() => run.mockReset().mockResolvedValue(undefined))
afterEach(cleanup)

it('moves the selected posts with Enter, by a whole number of days other than none', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Move…' }))
  const days = await screen.findByLabelText('Days, later or (−) earlier')
  for (const nonsense of ['', '0', '-', '99999999']) {
    await user.clear(days)
    if (nonsense !== '') await user.type(days, nonsense)
    await user.type(days, '{Enter}')
    expect(run, nonsense).not.toHaveBeenCalled()
  }
  await user.clear(days)
  await user.type(days, '-7{Enter}')
  expect(run.mock.calls).toEqual([[{ kind: 'move', days: -7 }, [POST]]])
})

it('labels the selected posts with Enter', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Add label…' }))
  const label = await screen.findByLabelText('Label')
  await user.type(label, '  {Enter}')
  expect(run).not.toHaveBeenCalled()
  await user.type(label, 'wood {Enter}')
  expect(run.mock.calls).toEqual([[{ kind: 'label', label: 'wood' }, [POST]]])
})
