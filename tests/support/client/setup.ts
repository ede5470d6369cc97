import { onlineManager } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, vi } from 'vitest'
import { answerCall, resetApi } from './api.ts'
import { resetLive } from '@/lib/live/reset.ts'
import { createLockManager } from './lock-manager.ts'
import { beginAsAda, resetPerson } from './person.ts'
import { AnsweredRequest } from './request.ts'
import { emptyStore } from './store.ts'

/** What a component shows next is there in moments; a busy machine may need more of them than the library's one second. */
configure({ asyncUtilTimeout: 15_000 })

vi.mock('@/session/session.ts', () => import('./session.ts'))

// Files share what they import, and their page: each begins as if it were the first.
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
globalThis.fetch = answerCall
Object.defineProperty(globalThis, 'XMLHttpRequest', { value: AnsweredRequest, configurable: true, writable: true })
resetApi()
openLocks()
window.dispatchEvent(new Event('online'))
// It hears of the network only while somebody waits for a reply.
onlineManager.setOnline(true)
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
localStorage.clear()
sessionStorage.clear()
toast.remove()
resetLive()
emptyStore()
await beginAsAda()

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
