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

/** In milliseconds. A busy machine may need longer than the library's default of one second. */
configure({ asyncUtilTimeout: 15_000 })

vi.mock('@/session/session.ts', () => import('./session.ts'))

// Files share their modules and their page, so each resets what an earlier one changed.
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
globalThis.fetch = answerCall
Object.defineProperty(globalThis, 'XMLHttpRequest', { value: AnsweredRequest, configurable: true, writable: true })
resetApi()
openLocks()
window.dispatchEvent(new Event('online'))
// Set directly, because it listens to the event only while a query is waiting.
onlineManager.setOnline(true)
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
localStorage.clear()
// `clear` sends no event to this tab; this looks like a change by another tab.
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

/** Empties the outbox of other files' unsent changes. */
async function forgetWaiting(): Promise<void> {
  const ids = outbox.getItems().map(({ id }) => id)
  if (ids.length > 0) await outbox.change([], ids)
}

/** Replaces `navigator.locks` by one without held locks. */
function openLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: createLockManager(), configurable: true })
}
