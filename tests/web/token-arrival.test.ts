import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenArrival } from '@/lib/api-client.ts'
import { createTokenStore } from '@/lib/token-store.ts'

const OLD = { accessToken: 'a1', refreshToken: 'r1' }
const PATIENCE = 500

const store = createTokenStore(() => ({ local: window.localStorage, session: window.sessionStorage }))

/** Simulates another tab that stores a token, or clears the storage. */
function arrive(accessToken: string | null): void {
  if (accessToken === null) window.localStorage.clear()
  else window.localStorage.setItem('postwright.accessToken', accessToken)
  window.dispatchEvent(new StorageEvent('storage', { key: 'postwright.accessToken' }))
}

function wait() {
  const arrived = vi.fn<() => void>()
  void tokenArrival(store, 'a1', PATIENCE).then(arrived)
  return arrived
}

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
  store.save(OLD, true)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('waiting for the tokens of another tab', () => {
  it.each([
    ['its new pair', 'a2'],
    ['the end of the session', null],
  ])('is over with %s', async (_what, next) => {
    const arrived = wait()
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    expect(arrived).not.toHaveBeenCalled()
    arrive(next)
    await vi.advanceTimersByTimeAsync(0)
    expect(arrived).toHaveBeenCalledOnce()
  })

  it('goes on while the same token is stored again, and ends after a moment all the same', async () => {
    const arrived = wait()
    arrive('a1')
    await vi.advanceTimersByTimeAsync(0)
    expect(arrived).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(arrived).toHaveBeenCalledOnce()
  })

  it('is not needed when they are already there, or when the tokens are of this tab alone', async () => {
    arrive('a2')
    const alreadyThere = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(alreadyThere).toHaveBeenCalledOnce()
    store.save(OLD, false)
    const alone = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(alone).toHaveBeenCalledOnce()
  })
})
