import { z } from 'zod'
import type { ProfileReader } from '../../domain/ports/profiles.ts'
import type { Outside } from '../platform-module.ts'
import { askPublicOnce } from '../public-pages.ts'
import { appViewQuery } from './app-view.ts'

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile (2026-11) */
const schema = z.object({
  handle: z.string(),
  displayName: z.string().default(''),
  description: z.string().default(''),
  pinnedPost: z.unknown().optional(),
})

/** Public profiles of accounts, read from the AppView; they have no link of their own. */
export function createProfileReader(outside: Pick<Outside, 'fetch' | 'clock' | 'config'>): ProfileReader {
  return async ({ externalId }) => {
    const url = appViewQuery(outside.config, 'app.bsky.actor.getProfile', { actor: externalId })
    const answer = await askPublicOnce(outside, url, schema)
    if (answer.kind !== 'answer') return answer
    const { handle, displayName, description, pinnedPost } = answer.found
    const texts = { name: displayName, handle: `@${handle}`, bio: description, link: '' }
    return { kind: 'profile', profile: { ...texts, hasPinned: pinnedPost !== undefined } }
  }
}
