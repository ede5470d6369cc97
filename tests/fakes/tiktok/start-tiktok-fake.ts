import { type Fake, startFake } from '../support/start-fake.ts'
import { accountRoutes } from './account-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { publishRoutes } from './publish-routes.ts'
import { errorPart, expiredReply } from './tiktok-reply.ts'
import { TIKTOK_APP, type TikTokState, createTikTokState } from './tiktok-state.ts'
import { uploadRoutes } from './upload-routes.ts'

type Options = { port?: number; now?: () => number; redirectUri?: string; moderation?: number }

/**
 * A local TikTok with Login Kit and Content Posting API (direct posts, and uploads that people finish in the app), as
 * developers.tiktok.com describes them. It stands in for all hosts of the network.
 */
export async function startTikTokFake({
  port,
  now = Date.now,
  redirectUri = TIKTOK_APP.redirectUri,
  moderation,
}: Options = {}): Promise<Fake & { state: TikTokState }> {
  const state = createTikTokState(now, redirectUri, moderation)
  const fake = await startFake({
    name: 'TikTok',
    routes: { ...oauthRoutes(state), ...accountRoutes(state), ...publishRoutes(state), ...uploadRoutes(state) },
    failure: (status) => ({ data: {}, error: errorPart(codeOf(status), codeOf(status)) }),
    expired: expiredReply,
    forget: () => {
      const { grants: _grants, ...first } = createTikTokState(now, redirectUri, moderation)
      state.grants.forget()
      Object.assign(state, first)
    },
    now,
    ...(port !== undefined && { port }),
  })
  return { ...fake, state }
}

function codeOf(status: number): string {
  if (status === 429) return 'rate_limit_exceeded'
  return status >= 500 ? 'internal_error' : 'invalid_params'
}
