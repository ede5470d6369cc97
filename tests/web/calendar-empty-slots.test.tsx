import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NO_FILTER } from '@/features/content-scheduler/calendar-address.ts'
import type { OpenSlot } from '@/features/content-scheduler/data/use-open-slots.ts'
import { forgetWantedSlot, wantedSlotOf } from '@/posts/queues/wanted-slot.ts'
import { cell, made, open, stored, ZONE } from './support/calendar-stage.tsx'

describe('empty slots of queues', () => {
  const slot = (day: number, hour: number): OpenSlot => ({
    queueId: 'q1',
    name: 'News',
    connectionIds: ['channel1'],
    tzid: ZONE,
    at: Date.UTC(2027, 2, day, hour),
  })
  const slots = (within_: HTMLElement = document.body) =>
    within(within_).queryAllByRole('button', { name: /^Write a post for the empty slot of News/ })

  it.each(['month', 'week', 'day'] as const)(
    'stand in the %s as placeholders that begin a post for the slot',
    async (view) => {
      stored.slots = [slot(15, 8)]
      const user = await open({ view, date: '2027-03-15' })
      await user.click(slots()[0] ?? document.body)
      expect(made.draft.mock.calls[0]?.[0]).toMatchObject({ connectionIds: ['channel1'] })
      expect(wantedSlotOf('begun')).toMatchObject({ queueId: 'q1', at: Date.UTC(2027, 2, 15, 8) })
      forgetWantedSlot()
    },
  )

  it('stand in the list of a narrow screen on days without posts, too', async () => {
    stored.slots = [slot(15, 12), slot(18, 8)]
    await open({ view: 'week' }, { matches: true })
    expect(slots()).toHaveLength(2)
  })

  it('give way to posts in the cells of a month, where the others are a number', async () => {
    stored.slots = [slot(15, 10), slot(15, 11), slot(15, 12)]
    await open()
    expect(slots(cell('March 15, 2027'))).toHaveLength(2)
    expect(within(cell('March 15, 2027')).getByRole('button', { name: '+1 empty slot' })).toBeDefined()
  })

  it('are hidden by filters that only posts can match', async () => {
    stored.slots = [slot(15, 8)]
    await open({ filter: { ...NO_FILTER, lifecycle: 'published' } })
    expect(slots()).toHaveLength(0)
  })
})
