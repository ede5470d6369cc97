import { expiredToken, failureBody } from '../meta-graph/graph-failure.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import { commentRoutes } from './comment-routes.ts'
import { containerRoutes } from './container-routes.ts'
import { INSTAGRAM_APP, createInstagramState, type InstagramState } from './instagram-state.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { readRoutes } from './read-routes.ts'

type Options = { port?: number; now?: () => number; redirectUri?: string }

/** A local Instagram API with Instagram Login, version 25, by its documentation. It stands in for all hosts of the network. */
export async function startInstagramFake({
  port,
  now = Date.now,
  redirectUri = INSTAGRAM_APP.redirectUri,
}: Options = {}): Promise<Fake & { state: InstagramState }> {
  const state = createInstagramState(now, redirectUri)
  const fake = await startFake({
    name: 'Instagram',
    routes: { ...oauthRoutes(state), ...containerRoutes(state), ...commentRoutes(state), ...readRoutes(state) },
    failure: failureBody,
    expired: expiredToken,
    forget: () => {
      const { tokens: _tokens, ...first } = createInstagramState(now, redirectUri)
      state.tokens.forget()
      Object.assign(state, first)
    },
    now,
    ...(port !== undefined && { port }),
  })
  return { ...fake, state }
}
