import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

/** What a component shows next is there in moments; a busy machine may need more of them than the library's one second. */
configure({ asyncUtilTimeout: 15_000 })

/** Files share one document and its storage, one after another: each leaves them as it found them. */
afterAll(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
