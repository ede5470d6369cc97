import { expiredToken, failureBody } from '../meta-graph/graph-failure.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import { FACEBOOK_APP, createFacebookState, type FacebookState } from './facebook-state.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { postRoutes } from './post-routes.ts'
import { readRoutes } from './read-routes.ts'
import { videoRoutes } from './video-routes.ts'

type Options = { port?: number; now?: () => number; redirectUri?: string }

/** A local Graph API for Facebook Pages, version 25, by its documentation. It stands in for all hosts of the network. */
export async function startFacebookFake({
  port,
  now = Date.now,
  redirectUri = FACEBOOK_APP.redirectUri,
}: Options = {}): Promise<Fake & { state: FacebookState }> {
  const state = createFacebookState(now, redirectUri)
  const fake = await startFake({
    name: 'Facebook',
    routes: { ...oauthRoutes(state), ...postRoutes(state), ...videoRoutes(state), ...readRoutes(state) },
    failure: failureBody,
    expired: expiredToken,
    forget: () => {
      const { tokens: _tokens, ...first } = createFacebookState(now, redirectUri)
      state.tokens.forget()
      Object.assign(state, first)
    },
    now,
    ...(port !== undefined && { port }),
  })
  return { ...fake, state }
}
