import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  inQueueOrder,
  type QueuedPost,
  moveInQueue,
  makeRoom,
  replanQueue,
  shuffled,
  shuffleQueue,
} from '@postwright/core/slots/queue-order'

const queue = (...ids: string[]): QueuedPost[] => ids.map((postId, place) => ({ postId, at: (place + 1) * 10 }))

/** The queue after the moves; with `checked`, expects that no two posts share a slot after any move. */
function after(posts: readonly QueuedPost[], moves: readonly QueuedPost[], checked = false): QueuedPost[] {
  const times = new Map(posts.map(({ postId, at }) => [postId, at]))
  for (const { postId, at } of moves) {
    times.set(postId, at)
    if (checked) expect(new Set(times.values()).size).toBe(times.size)
  }
  return inQueueOrder([...times].map(([postId, at]) => ({ postId, at })))
}

const idsOf = (posts: readonly QueuedPost[]) => inQueueOrder(posts).map(({ postId }) => postId)
const timesOf = (posts: readonly QueuedPost[]) => inQueueOrder(posts).map(({ at }) => at)

const queues = fc
  .uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 })
  .map((times) => times.map((time, place): QueuedPost => ({ postId: `post${place}`, at: time })))

describe('moveInQueue', () => {
  it('moves a post forward: those in between take the slots before theirs', () => {
    const posts = queue('a', 'b', 'c', 'd')
    expect(idsOf(after(posts, moveInQueue(posts, { postId: 'a', at: 30 })))).toEqual(['b', 'c', 'a', 'd'])
  })

  it('moves a post back: those in between take the slots after theirs', () => {
    const posts = queue('a', 'b', 'c', 'd')
    expect(idsOf(after(posts, moveInQueue(posts, { postId: 'd', at: 20 })))).toEqual(['a', 'd', 'b', 'c'])
  })

  it('moves only the post itself into a free slot, and nothing where it stands already', () => {
    const posts = queue('a', 'b')
    expect(moveInQueue(posts, { postId: 'a', at: 55 })).toEqual([{ postId: 'a', at: 55 }])
    expect(moveInQueue(posts, { postId: 'b', at: 20 })).toEqual([])
    expect(moveInQueue(posts, { postId: 'gone', at: 20 })).toEqual([])
  })

  it('keeps the slots and the order of all others, and is undone by the way back', () => {
    fc.assert(
      fc.property(queues, fc.nat(29), fc.nat(29), (posts, from, to) => {
        const ordered = inQueueOrder(posts)
        const [post, place] = [ordered[from], ordered[to]]
        if (!post || !place) return
        const moved = after(posts, moveInQueue(posts, { postId: post.postId, at: place.at }))
        expect(timesOf(moved)).toEqual(timesOf(posts))
        expect(moved[to]?.postId).toBe(post.postId)
        const others = (all: readonly QueuedPost[]) => idsOf(all).filter((id) => id !== post.postId)
        expect(others(moved)).toEqual(others(posts))
        expect(after(moved, moveInQueue(moved, post))).toEqual(ordered)
      }),
    )
  })
})

describe('makeRoom', () => {
  it('shifts only as far as the next free slot', () => {
    const posts = [...queue('a', 'b'), { postId: 'd', at: 40 }]
    expect(makeRoom(posts, 10, [20, 30, 40, 50])).toEqual([
      { postId: 'b', at: 30 },
      { postId: 'a', at: 20 },
    ])
  })

  it('moves nothing for a free slot, and says where no slot is left', () => {
    expect(makeRoom(queue('a'), 15, [20])).toEqual([])
    expect(makeRoom(queue('a', 'b'), 10, [20])).toBeNull()
  })

  it('keeps the order, frees the slot, and never has two posts in one slot on the way', () => {
    fc.assert(
      fc.property(queues, fc.nat(29), (posts, place) => {
        const at = inQueueOrder(posts)[place]?.at ?? 250
        const later = Array.from({ length: 600 }, (_, n) => n).filter((time) => time > at)
        const moves = makeRoom(posts, at, later) ?? []
        const moved = after(posts, moves, true)
        expect(idsOf(moved)).toEqual(idsOf(posts))
        expect(timesOf(moved)).not.toContain(at)
      }),
    )
  })
})

describe('shuffleQueue', () => {
  it('permutes the posts over the same slots, and gives the same order again for the same seed', () => {
    fc.assert(
      fc.property(queues, fc.integer(), (posts, seed) => {
        const moved = after(posts, shuffleQueue(posts, seed))
        expect(timesOf(moved)).toEqual(timesOf(posts))
        expect(idsOf(moved).toSorted()).toEqual(idsOf(posts).toSorted())
        expect(shuffleQueue(moved, seed)).toEqual([])
      }),
    )
  })

  it('reaches every order of three, with no order much more often than another', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 6_000; seed += 1) {
      const order = shuffled(['a', 'b', 'c'], seed * 7_919).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(200)
  })
})

describe('replanQueue', () => {
  it('gives the posts the first free slots in their order', () => {
    const { moves, left } = replanQueue(queue('a', 'b', 'c'), [10, 15, 90])
    expect(moves).toEqual([
      { postId: 'b', at: 15 },
      { postId: 'c', at: 90 },
    ])
    expect(left).toEqual([])
  })

  it('leaves posts where they are for which there is no slot', () => {
    const { moves, left } = replanQueue(queue('a', 'b'), [15])
    expect(moves).toEqual([{ postId: 'a', at: 15 }])
    expect(left).toEqual([{ postId: 'b', at: 20 }])
  })

  it('keeps the order and uses no slot twice', () => {
    fc.assert(
      fc.property(queues, fc.uniqueArray(fc.integer({ min: 501, max: 900 }), { maxLength: 40 }), (posts, free) => {
        const slots = free.toSorted((a, b) => a - b)
        const { moves, left } = replanQueue(posts, slots)
        expect(moves.map(({ at }) => at)).toEqual(slots.slice(0, posts.length))
        expect([...idsOf(moves), ...idsOf(left)]).toEqual(idsOf(posts))
      }),
    )
  })
})
