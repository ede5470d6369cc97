import { type Fake, startFake } from '../support/start-fake.ts'
import { linkedInMediaRoutes } from './media-routes.ts'
import { linkedInOauthRoutes } from './oauth-routes.ts'
import { linkedInPostRoutes } from './post-routes.ts'
import { EXPIRED, failure } from './problems.ts'
import { linkedInSocialRoutes } from './social-routes.ts'
import { createLinkedInState, type LinkedInState } from './state.ts'

export type LinkedInFake = Fake & { state: LinkedInState }

/** LinkedIn on this machine: consent, uploads, posts, comments and numbers as its documents describe them. */
export async function startLinkedIn({
  port = 0,
  now = Date.now,
}: { port?: number; now?: () => number } = {}): Promise<LinkedInFake> {
  const state = createLinkedInState(now)
  let origin = ''
  const fake = await startFake({
    name: 'LinkedIn',
    port,
    now,
    routes: {
      ...linkedInOauthRoutes(state),
      ...linkedInMediaRoutes(state, () => origin),
      ...linkedInPostRoutes(state),
      ...linkedInSocialRoutes(state),
    },
    failure,
    expired: () => EXPIRED,
    forget: () => {
      Object.assign(state, createLinkedInState(now))
    },
  })
  origin = fake.url
  return { ...fake, state }
}
