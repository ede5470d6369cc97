import type { Outside, PlatformModule } from '../platform-module.ts'
import { createMastodonConnector } from './connect.ts'
import { createMastodonPublisher } from './create-publisher.ts'
import { createPublicReader } from './public-reader.ts'
import { z } from 'zod'
import type { ProfileReader } from '../../domain/ports/public-readers.ts'
import { htmlToText } from '../../files/feed/html-to-text.ts'
import { askPublicOnce } from '../public-pages.ts'

/** Returns the module for Mastodon: every instance is a separate server, which users enter when they connect. */
export function createMastodonModule(outside: Outside): PlatformModule {
  return {
    publisher: createMastodonPublisher(outside),
    connector: createMastodonConnector(outside),
    publicReader: createPublicReader(outside),
    profileReader: createProfileReader(outside),
  }
}

/** https://docs.joinmastodon.org/entities/Account/ (2026-11) */
const accountSchema = z.object({
  display_name: z.string(),
  note: z.string(),
  fields: z.array(z.object({ value: z.string() })).default([]),
})

/** Returns a reader of public profiles from their instance. The link is the first address among the fields. */
export function createProfileReader(outside: Pick<Outside, 'fetch' | 'clock'>): ProfileReader {
  return async ({ externalId, handle, service }) => {
    const [accountId = ''] = externalId.split('@')
    const address = new URL(`/api/v1/accounts/${encodeURIComponent(accountId)}`, service)
    const account = await askPublicOnce(outside, address, accountSchema)
    if (account.kind !== 'answer') return account
    // https://docs.joinmastodon.org/methods/accounts/#statuses (2026-11)
    const pinned = new URL(`${address.pathname}/statuses?pinned=true&limit=1`, service)
    const posts = await askPublicOnce(outside, pinned, z.array(z.unknown()))
    const { display_name: name, note, fields } = account.found
    const link = fields.map(({ value }) => htmlToText(value).trim()).find((text) => text.startsWith('https://')) ?? ''
    const hasPinned = posts.kind === 'answer' && posts.found.length > 0
    return { kind: 'profile', profile: { name, handle: `@${handle}`, bio: htmlToText(note), link, hasPinned } }
  }
}
