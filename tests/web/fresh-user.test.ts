import { cleanup, renderHook } from '@testing-library/react'
import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getMe } from '@postwright/core/api/users'
import { useFreshUser } from '@/app/workspace-root.tsx'
import { openSource } from '@/lib/live/live-source.ts'
import { log } from '@/lib/log.ts'
import { api } from '../support/client/api.ts'
import { makeUser } from '../support/factories/user.ts'

const asked = () => api.calls(getMe).length

beforeEach(() => {
  api.answer(getMe, makeUser())
  vi.spyOn(log, 'error').mockReturnValue()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A live read that ends with this error. */
function failWith(error: Error) {
  openSource((_next, fail) => {
    fail(error)
    return () => undefined
  }).signals.subscribe()
}

it('a live read that the rules refuse asks the server about the account, once for many of them and once after them', () => {
  renderHook(useFreshUser)
  failWith(new FirebaseError('permission-denied', ''))
  failWith(new FirebaseError('permission-denied', ''))
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(asked()).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(asked()).toBe(2)
})

it('a live read that fails for another reason does not, nor one after the page was left', () => {
  const { unmount } = renderHook(useFreshUser)
  failWith(new FirebaseError('unavailable', ''))
  unmount()
  failWith(new FirebaseError('permission-denied', ''))
  expect(asked()).toBe(0)
})
