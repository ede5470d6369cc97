import type { Outside, PlatformModule } from '../platform-module.ts'
import { createServerLookup } from './account-server.ts'
import { createBlueskyPublisher } from './create-publisher.ts'
import { createPublicReader, appViewQuery } from './public-reader.ts'
import { createBlueskySignIn, type BlueskySignIn } from './connect.ts'
import { z } from 'zod'
import type { ProfileReader } from '../../domain/ports/public-readers.ts'
import { askPublicOnce } from '../public-pages.ts'
import { BLUESKY_DEFAULT_SERVICE } from '@postwright/core/platforms/bluesky/contract'
import type { Connector } from '../../domain/ports/networks.ts'
import { readConnectValues } from '../connect.ts'

/** Returns the module for Bluesky and every other server of the AT Protocol. */
export function createBlueskyModule({ fetch, images, clock, config }: Outside): PlatformModule {
  const serverOf = createServerLookup(fetch, config.plcDirectory)
  const signIn = createBlueskySignIn(fetch, clock, serverOf)
  const videos = config.videoServiceUrl === null ? null : { fetch, address: config.videoServiceUrl, serverOf }
  return {
    publisher: createBlueskyPublisher({ fetch, images, clock, videos }),
    connector: createBlueskyConnector(signIn),
    publicReader: createPublicReader({ fetch, clock, config }),
    profileReader: createProfileReader({ fetch, clock, config }),
  }
}

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile (2026-11) */
const schema = z.object({
  handle: z.string(),
  displayName: z.string().default(''),
  description: z.string().default(''),
  pinnedPost: z.unknown().optional(),
})

/** Returns a reader of public profiles from the AppView; such profiles have no link field. */
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

const valuesSchema = z.object({
  service: z
    .url({ protocol: /^https?$/ })
    .max(512)
    .default(BLUESKY_DEFAULT_SERVICE),
  handle: z
    .string()
    .trim()
    .min(3)
    .max(253)
    .transform((handle) => handle.replace(/^@/, '').toLowerCase()),
  appPassword: z.string().trim().min(1).max(200),
})

/** Returns a connector that signs in with an app password, at the account's own server. */
function createBlueskyConnector(signIn: BlueskySignIn): Connector {
  return {
    begin: async (values) => ({ kind: 'found', channels: [await signIn(readConnectValues(valuesSchema, values))] }),
  }
}
