import { type Fake, startFake } from '../support/start-fake.ts'
import { expiredReply, googleError } from './google-error.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { readRoutes } from './read-routes.ts'
import { uploadRoutes } from './upload-routes.ts'
import { YOUTUBE_APP, type YouTubeState, createYouTubeState } from './youtube-state.ts'

type Options = { port?: number; now?: () => number; redirectUri?: string }

/**
 * A local Google authorisation and YouTube Data API v3, as developers.google.com describes them: consent, channels, uploads in one
 * request or in parts, thumbnails and numbers. It stands in for all hosts of the network.
 */
export async function startYouTubeFake({
  port,
  now = Date.now,
  redirectUri = YOUTUBE_APP.redirectUri,
}: Options = {}): Promise<Fake & { state: YouTubeState }> {
  const state = createYouTubeState(now, redirectUri)
  const fake = await startFake({
    name: 'YouTube',
    routes: { ...oauthRoutes(state), ...readRoutes(state), ...uploadRoutes(state) },
    failure: (status) => googleError(status, reasonOf(status), reasonOf(status), 'global').body,
    expired: expiredReply,
    forget: () => {
      const { grants: _grants, ...first } = createYouTubeState(now, redirectUri)
      state.grants.forget()
      Object.assign(state, first)
    },
    now,
    ...(port !== undefined && { port }),
  })
  return { ...fake, state }
}

function reasonOf(status: number): string {
  if (status === 429) return 'rateLimitExceeded'
  return status >= 500 ? 'backendError' : 'notFound'
}
