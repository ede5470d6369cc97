import { expiredToken, failureBody } from '../meta-graph/graph-failure.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import { containerRoutes } from './container-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { readRoutes } from './read-routes.ts'
import { THREADS_APP, createThreadsState, type ThreadsState } from './threads-state.ts'

type Options = { port?: number; now?: () => number; redirectUri?: string }

/** A local Threads API, version 1.0, by its documentation. It stands in for both hosts of the network. */
export async function startThreadsFake({
  port,
  now = Date.now,
  redirectUri = THREADS_APP.redirectUri,
}: Options = {}): Promise<Fake & { state: ThreadsState }> {
  const state = createThreadsState(now, redirectUri)
  const fake = await startFake({
    name: 'Threads',
    routes: { ...oauthRoutes(state), ...containerRoutes(state), ...readRoutes(state) },
    failure: failureBody,
    expired: expiredToken,
    forget: () => {
      const { tokens: _tokens, ...first } = createThreadsState(now, redirectUri)
      state.tokens.forget()
      Object.assign(state, first)
    },
    now,
    ...(port !== undefined && { port }),
  })
  return { ...fake, state }
}
