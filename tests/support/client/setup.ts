import { onlineManager } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, vi } from 'vitest'
import { answerCall, resetApi } from './api.ts'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { outbox } from '@/documents/outbox/outbox.ts'
import { resetLive } from '@/lib/live/reset.ts'
import { announceSuccessWhen, forgetUndos } from '@/ui/toast.tsx'
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
// As another tab would tell it.
window.dispatchEvent(new Event('storage'))
sessionStorage.clear()
resetLive()
emptyStore()
await forgetWaiting()
announceSuccessWhen(() => true)
await beginAsAda()

afterEach(async () => {
  toast.remove()
  forgetUndos()
  for (const id of hiddenDocuments.get()) hiddenDocuments.show(id)
  resetApi()
  resetLive()
  emptyStore()
  openLocks()
  await resetPerson()
})

/** What other files have typed and never sent. */
async function forgetWaiting(): Promise<void> {
  const ids = outbox.getItems().map(({ id }) => id)
  if (ids.length > 0) await outbox.change([], ids)
}

/** The locks of a browser with one tab, all of them free. */
function openLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: createLockManager(), configurable: true })
}
