import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTabLock } from '@/lib/api-client.ts'
import { claimSession, isSessionFree } from '@/session/session-claim.ts'
import { createLockManager } from '../support/client/lock-manager.ts'
import { eventually } from '../support/eventually.ts'

const WAIT = 60

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: createLockManager() })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Another tab's work under the lock, which ends when the test says so. */
function hold(): { end: () => void } {
  let end = (): void => undefined
  void withTabLock('refresh', WAIT, () => new Promise<void>((resolve) => (end = resolve)))
  return { end: () => end() }
}

const answer = async (isNext: boolean) => isNext

describe('work that one tab does at a time', () => {
  it('begins at once while no other tab does it', async () => {
    expect(await withTabLock('refresh', WAIT, answer)).toBe(false)
    expect(await withTabLock('refresh', WAIT, answer)).toBe(false)
  })

  it('waits for another tab, and is told that it comes next', async () => {
    const other = hold()
    const mine = vi.fn<(isNext: boolean) => Promise<boolean>>(answer)
    const done = withTabLock('refresh', 10_000, mine)
    await Promise.resolve()
    expect(mine).not.toHaveBeenCalled()
    other.end()
    expect(await done).toBe(true)
  })

  it('goes on without the lock when another tab never gives it back', async () => {
    hold()
    expect(await withTabLock('refresh', WAIT, answer)).toBe(false)
  })

  it('goes on without the lock where the browser has none', async () => {
    vi.stubGlobal('navigator', {})
    expect(await withTabLock('refresh', WAIT, answer)).toBe(false)
  })

  it('is not done twice when it fails, and gives the lock back', async () => {
    const failing = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no'))
    await expect(withTabLock('refresh', WAIT, failing)).rejects.toThrow('no')
    expect(failing).toHaveBeenCalledOnce()
    expect(await withTabLock('refresh', WAIT, answer)).toBe(false)
  })
})

describe('a session that pages of this browser use', () => {
  it('is free once the page has gone on to another one', async () => {
    expect(await isSessionFree('s1')).toBe(true)
    claimSession('s1')
    expect(await isSessionFree('s1')).toBe(false)
    claimSession('s2')
    await eventually(async () => expect(await isSessionFree('s1')).toBe(true))
    expect(await isSessionFree('s2')).toBe(false)
  })

  it('is never called free where the browser cannot tell', async () => {
    vi.stubGlobal('navigator', {})
    claimSession('s1')
    expect(await isSessionFree('s1')).toBe(false)
  })
})
