import { expect, test } from 'vitest'
import { createRateLimitStore } from '../../functions/src/store/limits.ts'

const clock = { now: () => 1_800_000_000_000, sleep: () => Promise.resolve() }

/** A store whose counter cannot be incremented. */
function storeFailingWith(code: number) {
  const counter = {
    get: () => Promise.resolve({ data: () => undefined }),
    set: () => Promise.reject(Object.assign(new Error('not written'), { code })),
  }
  // The store asks its references for nothing but this one document.
  return createRateLimitStore({ doc: () => counter } as never, clock)
}

test('a burst that crowds out increments of its own counter passes, and this process still counts it', async () => {
  const store = storeFailingWith(10)
  const calls = await Promise.all(Array.from({ length: 5 }, () => store.hit('refresh|address', 3)))
  expect(calls.map((retryAfter) => retryAfter === null)).toEqual([true, true, true, false, false])
})

test('any other failure of the counter is not taken for permission', async () => {
  await expect(storeFailingWith(7).hit('refresh|address', 3)).rejects.toThrow('not written')
})
