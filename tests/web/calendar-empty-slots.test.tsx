import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NO_FILTER } from '@/features/content-scheduler/calendar-address.ts'
import { findFreshPost } from '@/posts/begin/fresh-posts.ts'
import { forgetWantedSlot, wantedSlotOf } from '@/posts/queues/queue-slots.ts'
import { addQueue, cell, open, prepareCalendar } from './support/calendar-stage.tsx'
import { address } from './support/show.tsx'

prepareCalendar()

describe('empty slots of queues', () => {
  const slot = (day: number, hour: number) => Date.UTC(2027, 2, day, hour)
  const slots = (within_: HTMLElement = document.body) =>
    within(within_).queryAllByRole('button', { name: /^Write a post for the empty slot of News/ })

  it.each(['month', 'week', 'day'] as const)(
    'stand in the %s as placeholders that begin a post for the slot',
    async (view) => {
      addQueue(slot(15, 8))
      const user = await open({ view, date: '2027-03-15' })
      await user.click(screen.getByRole('button', { name: /empty slot of News.*Mar 15/ }))
      await waitFor(() => expect(address()).not.toBe('/'))
      const postId = /content-studio\/(\w+)\?new=1$/.exec(address())?.[1] ?? ''
      expect(findFreshPost(postId)).toMatchObject({ connectionIds: ['channel1'] })
      expect(wantedSlotOf(postId, Date.now())).toMatchObject({ queueId: 'q1', at: slot(15, 8) })
      forgetWantedSlot()
    },
  )

  it('stand in the list of a narrow screen on days without posts, too', async () => {
    addQueue(slot(15, 12), slot(18, 8))
    await open({ view: 'week' }, { matches: true })
    expect(slots()).toHaveLength(2)
  })

  it('give way to posts in the cells of a month, where the others are a number', async () => {
    addQueue(slot(15, 10), slot(15, 11), slot(15, 12))
    await open()
    expect(slots(cell('March 15, 2027'))).toHaveLength(2)
    expect(within(cell('March 15, 2027')).getByRole('button', { name: '+1 empty slot' })).toBeDefined()
  })

  it('are hidden by filters that only posts can match', async () => {
    addQueue(slot(15, 8))
    await open({ filter: { ...NO_FILTER, lifecycle: 'published' } })
    expect(slots()).toHaveLength(0)
  })
})
