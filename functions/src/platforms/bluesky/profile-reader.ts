import { z } from 'zod'
import type { ProfileReader } from '../../domain/ports/profiles.ts'
import type { Outside } from '../platform-module.ts'
import { askPublicOnce } from '../public-pages.ts'

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile (2026-11) */
const schema = z.object({
  handle: z.string(),
  displayName: z.string().default(''),
  description: z.string().default(''),
  pinnedPost: z.unknown().optional(),
})

/** The profile as the view of all accounts tells it. A link of its own is no part of it. */
export function createProfileReader(outside: Pick<Outside, 'fetch' | 'clock' | 'config'>): ProfileReader {
  return async ({ externalId }) => {
    const url = new URL(`${outside.config.appViewUrl}/xrpc/app.bsky.actor.getProfile`)
    url.searchParams.set('actor', externalId)
    const answer = await askPublicOnce(outside, url, schema)
    if (answer.kind !== 'answer') return answer
    const { handle, displayName, description, pinnedPost } = answer.found
    const texts = { name: displayName, handle: `@${handle}`, bio: description, link: '' }
    return { kind: 'profile', profile: { ...texts, hasPinned: pinnedPost !== undefined } }
  }
}
