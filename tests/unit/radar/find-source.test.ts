import { platformSchema } from '@postwright/core/platforms/platform'
import { expect, it, vi } from 'vitest'
import { createTtlCache } from '../../../functions/src/domain/ttl-cache.ts'
import { type FindNeeds, findSource } from '../../../functions/src/domain/radar/find-source.ts'
import { failedReading } from '../../../functions/src/domain/radar/failed-reading.ts'
import type { PublicReader, PublicReaders } from '../../../functions/src/domain/ports/public-readers.ts'
import type { Poll } from '../../../functions/src/domain/ports/web.ts'

const SITE = 'https://rival.example'

/** A site whose two pages look like accounts that cannot be read, and name each other as their feed. */
function mirrors() {
  const poll = vi.fn<(url: string) => Promise<Poll>>(async (url) =>
    url.endsWith('robots.txt')
      ? failedReading('not_found')
      : { kind: 'page', url, bytes: new Uint8Array(), type: 'text/html', marks: { etag: '', lastModified: '' } },
  )
  const account: PublicReader = {
    kind: 'account',
    recognise: (typed) => (typed.includes('/@') ? { readUrl: typed, isCertain: false } : null),
    read: async () => failedReading('not_found'),
  }
  const none = Object.fromEntries(platformSchema.options.map((platform) => [platform, null]))
  const [first = 'sandbox'] = platformSchema.options
  const deps: FindNeeds = {
    webPages: { poll } as unknown as FindNeeds['webPages'],
    webFeeds: {
      parse: async () => null,
      parseSitemap: () => null,
      linkedFrom: async ({ url }) => (url.endsWith('/@a') ? `${SITE}/@b` : `${SITE}/@a`),
    },
    publicReaders: { ...(none as PublicReaders), [first]: account },
    siteRules: createTtlCache({ now: () => 0 }, 1),
    clock: { now: () => 1_800_000_000_000, sleep: async () => undefined },
  }
  return { poll, deps }
}

it('pages that name each other as their feed are read once each, and nothing is found there', async () => {
  const { poll, deps } = mirrors()
  await expect(findSource(deps, `${SITE}/@a`)).rejects.toMatchObject({ code: 'feed_invalid' })
  const read = poll.mock.calls.map(([url]) => url).filter((url) => url.includes('/@'))
  expect(read).toEqual([`${SITE}/@a`, `${SITE}/@b`])
})
