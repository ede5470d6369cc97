import { ApiError } from '@/lib/api-error.ts'
import { createRefreshOnce } from '@/lib/refresh-once.ts'
import type { Tokens } from '@/lib/token-store.ts'
import type { createSessionServer } from './session-server.ts'

/** What becomes of a request: it arrives and is answered, is lost on its way, or is answered into the void. */
export type Fate = 'answered' | 'request_lost' | 'reply_lost'

/** Several tabs of one browser with the client's real refresh code, over one storage and no lock between them. */
export function createBrowser(
  server: ReturnType<typeof createSessionServer>,
  first: Tokens,
  fate: () => Fate = () => 'answered',
) {
  let stored: Tokens | null = first
  const lost: Error[] = []
  const store = {
    read: () => stored,
    replace: (expected: string, next: Tokens) => {
      if (stored?.refreshToken !== expected) return false
      stored = next
      return true
    },
    clear: () => {
      stored = null
    },
  }

  async function request(refreshToken: string) {
    const becomes = fate()
    if (becomes === 'request_lost') throw noResponse()
    const reply = await server.refresh(refreshToken)
    if (becomes === 'reply_lost') throw noResponse()
    if (!reply) throw new ApiError('session_revoked', { status: 401, detail: '' })
    return reply
  }

  return {
    store,
    lost,
    openTab: () =>
      createRefreshOnce({ store, request, exclusively: (work) => work(), onLost: (error) => void lost.push(error) }),
  }
}

function noResponse(): ApiError {
  return new ApiError('no_response', { status: 0, detail: '' })
}
