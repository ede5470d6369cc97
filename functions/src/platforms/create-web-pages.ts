import { AppError } from '../domain/app-error.ts'
import type { WebPages } from '../domain/ports/web.ts'
import { drawLogo } from '../images/drawing/draw-logo.ts'
import { loadAvatar } from './avatar.ts'
import { pollPage } from './poll-page.ts'
import { TransportError } from './transport-error.ts'
import { fillWords } from '../domain/fill-words.ts'
import { NETWORK_WORDS } from '../domain/network-words.ts'

/** Timeout of all steps together, because a user waits for the reply. */
const TIMEOUT = 12_000

/** User agent; sites refuse programs that do not identify themselves. */
const AGENT = 'Mozilla/5.0 (compatible; Postwright; feed and image import)'

/** Returns a reader for addresses that users enter, limited to the public internet. */
export function createWebPages({ fetch, clock }: Parameters<typeof pollPage>[0]): WebPages {
  return {
    read: async (url, { accept, maxBytes }) => {
      const limits = { timeout: TIMEOUT, maxBytes }
      const reply = await fetch(url, { headers: { accept, 'user-agent': AGENT } }, limits).catch((error: unknown) => {
        throw error instanceof TransportError ? unreachable(NETWORK_WORDS.webPages[error.failure], error) : error
      })
      if (!reply.ok) throw unreachable(fillWords(NETWORK_WORDS.webPages.status, { status: reply.status }))
      return { bytes: new Uint8Array(await reply.arrayBuffer()), type: reply.headers.get('content-type') ?? '' }
    },
    visit: async (url, { accept, ...limits }) => {
      try {
        const reply = await fetch(url, { headers: { accept, 'user-agent': AGENT } }, limits)
        if (!reply.ok) return { kind: 'failed', failure: 'unreachable' }
        const type = reply.headers.get('content-type') ?? ''
        return { kind: 'page', url: reply.url, bytes: new Uint8Array(await reply.arrayBuffer()), type }
      } catch (error) {
        return { kind: 'failed', failure: failureOf(error) }
      }
    },
    poll: (url, limits) => pollPage({ fetch, clock }, url, limits),
    thumbnail: (url) => loadAvatar(fetch, url),
    logo: (url) => loadAvatar(fetch, url, { fit: 'inside', prepare: drawLogo }),
  }
}

/** @throws any error unrelated to the address */
function failureOf(error: unknown): 'refused' | 'unreachable' | 'too_large' {
  if (error instanceof AppError && error.code === 'address_refused') return 'refused'
  if (error instanceof TransportError) return error.failure === 'too_large' ? 'too_large' : 'unreachable'
  throw error
}

function unreachable(detail: string, cause?: Error): AppError {
  return new AppError('address_unreachable', { detail, cause })
}
