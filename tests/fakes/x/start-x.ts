import { type Fake, startFake } from '../support/start-fake.ts'
import { xMediaRoutes } from './media-routes.ts'
import { xOauthRoutes } from './oauth-routes.ts'
import { xPostRoutes } from './post-routes.ts'
import { problem } from './problems.ts'
import { xReadRoutes } from './read-routes.ts'
import { createXState, type XState } from './state.ts'

export type XFake = Fake & { state: XState }

/** X on this machine: signing in, uploads, posts and timelines as its documents describe them. */
export async function startX({ port = 0, now = Date.now }: { port?: number; now?: () => number } = {}): Promise<XFake> {
  const state = createXState(now)
  const fake = await startFake({
    name: 'X',
    port,
    now,
    routes: { ...xOauthRoutes(state), ...xMediaRoutes(state), ...xPostRoutes(state), ...xReadRoutes(state) },
    failure: problem,
    expired: () => ({ status: 401, body: problem(401) }),
    forget: () => {
      Object.assign(state, createXState(now))
    },
  })
  return { ...fake, state }
}
