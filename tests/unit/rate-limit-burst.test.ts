import { expect, test } from 'vitest'
import { createRateLimitStore } from '../../functions/src/store/limits.ts'

const clock = { now: () => 1_800_000_000_000, sleep: () => Promise.resolve() }

/** A store whose counter holds `before` calls of other processes. */
function storeAfter(before: number) {
  let count = before
  const counter = {
    get: () => {
      const read = { count }
      return Promise.resolve({ data: () => read })
    },
    // The increment takes effect later than a read that was sent at the same time.
    set: async () => {
      await Promise.resolve()
      count += 1
    },
  }
  return createRateLimitStore({ doc: () => counter } as never, clock)
}

/** A store whose counter cannot be incremented. */
function storeFailingWith(code: number) {
  const counter = {
    get: () => Promise.resolve({ data: () => undefined }),
    set: () => Promise.reject(Object.assign(new Error('not written'), { code })),
  }
  // The store asks its references for nothing but this one document.
  return createRateLimitStore({ doc: () => counter } as never, clock)
}

test('a process whose own count is below the limit refuses the first call above what all processes share', async () => {
  const store = storeAfter(2)
  expect(await store.count('access|key', 3)).toMatchObject({ isOver: false, remaining: 0 })
  expect(await store.count('access|key', 3)).toMatchObject({ isOver: true, remaining: 0 })
})

test('parallel calls of one process let no call above the shared limit pass', async () => {
  const store = storeAfter(2)
  const calls = await Promise.all([store.hit('access|key', 3), store.hit('access|key', 3), store.hit('access|key', 3)])
  expect(calls.filter((retryAfter) => retryAfter === null).length).toBeLessThanOrEqual(1)
})

test('a call whose increment is lost counts itself', async () => {
  const get = () => Promise.resolve({ data: () => ({ count: 3 }) })
  const set = () => Promise.reject(Object.assign(new Error('not written'), { code: 10 }))
  const store = createRateLimitStore({ doc: () => ({ get, set }) } as never, clock)
  expect(await store.count('access|key', 3)).toMatchObject({ isOver: true, remaining: 0 })
})

test('a burst that crowds out increments of its own counter passes, and this process still counts it', async () => {
  const store = storeFailingWith(10)
  const calls = await Promise.all(Array.from({ length: 5 }, () => store.hit('refresh|address', 3)))
  expect(calls.map((retryAfter) => retryAfter === null)).toEqual([true, true, true, false, false])
})

test('any other failure of the counter is not taken for permission', async () => {
  await expect(storeFailingWith(7).hit('refresh|address', 3)).rejects.toThrow('not written')
})
