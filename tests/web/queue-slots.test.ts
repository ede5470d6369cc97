import { describe, expect, it } from 'vitest'
import type { Slot } from '@postwright/core/model/queue'
import { addSlot, changeSlot, copyDay, nudged } from '@/features/queues/edit-slots.ts'
import { queueRows } from '@/features/queues/queue-rows.ts'
import { queueOutlook, queuedPosts } from '@/posts/queues/queue-slots.ts'
import { makePost } from '../support/factories/post.ts'
import { makeQueue } from '../support/factories/queue.ts'

const DAY = 24 * 60 * 60 * 1000
const slot = (weekday: number, time: string): Slot => ({ weekday, time })

describe('weekly slots', () => {
  it('are added behind the last of the day, at a time that is free', () => {
    expect(addSlot([], 3)).toEqual([slot(3, '09:00')])
    expect(addSlot([slot(3, '09:00')], 3)).toEqual([slot(3, '09:00'), slot(3, '12:00')])
    expect(addSlot([slot(1, '00:30'), slot(1, '21:30')], 1)).toContainEqual(slot(1, '00:45'))
    const full = Array.from({ length: 96 }, (_, at) =>
      slot(1, `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`),
    )
    expect(addSlot(full, 1)).toEqual(full)
  })

  it('move to another day or time, and end where there is one already', () => {
    expect(changeSlot([slot(1, '09:00'), slot(2, '09:00')], slot(1, '09:00'), slot(2, '09:00'))).toEqual([
      slot(2, '09:00'),
    ])
    expect(nudged(slot(1, '09:00'), 'ArrowLeft')).toBeNull()
    expect(nudged(slot(1, '09:00'), 'ArrowRight')).toEqual(slot(2, '09:00'))
    expect(nudged(slot(1, '00:10'), 'ArrowUp')).toBeNull()
    expect(nudged(slot(1, '09:50'), 'ArrowDown')).toEqual(slot(1, '10:05'))
    expect(nudged(slot(1, '09:00'), 'a')).toBeNull()
  })

  it('of one day replace those of the days that it is copied to', () => {
    const slots = [slot(1, '09:00'), slot(2, '10:00'), slot(7, '11:00')]
    expect(copyDay(slots, 1, [1, 2, 3])).toEqual([
      slot(1, '09:00'),
      slot(2, '09:00'),
      slot(3, '09:00'),
      slot(7, '11:00'),
    ])
    const many = Array.from({ length: 60 }, (_, at) => slot(1, `09:${String(at).padStart(2, '0')}`))
    const copied = copyDay([...many, slot(7, '11:00')], 1, [2])
    expect(copied).toHaveLength(100)
    expect(copied).toContainEqual(slot(7, '11:00'))
  })
})

describe('the rows of a queue', () => {
  const now = Date.UTC(2026, 10, 23, 12)
  const queue = makeQueue()

  it('are its posts in order, with the empty slots of the week between and some behind them', () => {
    const [tuesday, friday] = [Date.UTC(2026, 10, 24, 9), Date.UTC(2026, 10, 27, 9)]
    const rows = queueRows(queue, [{ postId: 'a', at: friday }], now)
    expect(rows[0]).toEqual({ at: tuesday, postId: null })
    expect(rows.filter(({ postId }) => postId === 'a')).toEqual([{ at: friday, postId: 'a' }])
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(rows.at(-1)?.at).toBeGreaterThan(friday)
  })

  it('show a post where it is being moved to', () => {
    const posts = [makePost({ id: 'a', nextAt: 20 }), makePost({ id: 'b', nextAt: 10 })]
    expect(queuedPosts({ moves: [{ postId: 'a', at: 5 }] }, posts)).toEqual([
      { postId: 'a', at: 5 },
      { postId: 'b', at: 10 },
    ])
  })

  it('know the next free slot, and whether none is left for a month', () => {
    const weekly = makeQueue({ slots: [slot(1, '09:00')] })
    const next = Date.UTC(2026, 10, 30, 9)
    expect(queueOutlook(weekly, [], now)).toEqual({ next, isFullForLong: false })
    const month = Array.from({ length: 5 }, (_, week) => ({ postId: `p${week}`, at: next + week * 7 * DAY }))
    expect(queueOutlook(weekly, month, now).isFullForLong).toBe(true)
    expect(queueOutlook({ ...weekly, slots: [] }, [], now)).toEqual({ next: null, isFullForLong: true })
  })
})
