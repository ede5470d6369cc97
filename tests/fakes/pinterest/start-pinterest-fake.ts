import { type Fake, startFake } from '../support/start-fake.ts'
import { accountRoutes } from './account-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { pinRoutes } from './pin-routes.ts'
import { expiredReply } from './pinterest-refusal.ts'
import { PINTEREST_APP, type PinterestState, createPinterestState } from './pinterest-state.ts'

type Options = { port?: number; now?: () => number; redirectUri?: string }

/**
 * A local Pinterest API v5 by its OpenAPI description 5.23: consent and tokens, boards, video uploads, pins and their numbers. It
 * stands in for all hosts of the network.
 */
export async function startPinterestFake({
  port,
  now = Date.now,
  redirectUri = PINTEREST_APP.redirectUri,
}: Options = {}): Promise<Fake & { state: PinterestState }> {
  const state = createPinterestState(now, redirectUri)
  const fake = await startFake({
    name: 'Pinterest',
    routes: { ...oauthRoutes(state), ...accountRoutes(state), ...mediaRoutes(state), ...pinRoutes(state) },
    failure: (status) => ({ code: status === 429 ? 8 : status, message: message(status) }),
    expired: expiredReply,
    forget: () => {
      state.grants.forget()
      const { grants: _grants, ...first } = createPinterestState(now, redirectUri)
      Object.assign(state, first)
    },
    now,
    ...(port !== undefined && { port }),
  })
  return { ...fake, state }
}

function message(status: number): string {
  if (status === 429) return 'You have exceeded your rate limit. Try again later.'
  return status >= 500
    ? 'Something went wrong on our end. Sorry about that.'
    : 'The requested resource could not be found.'
}
