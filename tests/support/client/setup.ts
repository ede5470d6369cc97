import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { answerCall, resetApi } from './api.ts'
import { resetLive } from '@/lib/live/reset.ts'
import { createLockManager } from './lock-manager.ts'
import { resetPerson } from './person.ts'
import { AnsweredRequest } from './request.ts'
import { emptyStore } from './store.ts'

/** What a component shows next is there in moments; a busy machine may need more of them than the library's one second. */
configure({ asyncUtilTimeout: 15_000 })

vi.mock('@/session/session.ts', () => import('./session.ts'))

globalThis.fetch = answerCall
Object.defineProperty(globalThis, 'XMLHttpRequest', { value: AnsweredRequest, configurable: true, writable: true })
resetApi()
openLocks()

afterEach(async () => {
  resetApi()
  resetLive()
  emptyStore()
  openLocks()
  await resetPerson()
})

/** The locks of a browser with one tab, all of them free. */
function openLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: createLockManager(), configurable: true })
}
