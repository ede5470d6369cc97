import type { RadarFormat } from '@postwright/core/model/radar'
import { z } from 'zod'
import type { FoundPost, PublicReader } from '../../domain/ports/public-readers.ts'
import { htmlToText } from '../../files/feed/html-to-text.ts'
import type { Outside } from '../platform-module.ts'
import { askPublic, readPages } from '../public-pages.ts'

const PAGE = 40
const count = z.int().min(0)

/** https://docs.joinmastodon.org/methods/accounts/#lookup and #statuses (2026-11) */
const accountSchema = z.object({
  id: z.string().regex(/^\w{1,40}$/),
  display_name: z.string(),
  username: z.string(),
  followers_count: count.optional(),
})

const statusSchema = z.object({
  id: z.string().max(40),
  uri: z.string().max(1_000),
  url: z.string().max(2_000).nullable(),
  content: z.string(),
  created_at: z.string().max(100),
  favourites_count: count,
  reblogs_count: count,
  replies_count: count,
  media_attachments: z.array(z.object({ type: z.string() })),
  poll: z.unknown().nullish(),
  card: z.unknown().nullish(),
  tags: z.array(z.object({ name: z.string() })),
  spoiler_text: z.string().optional(),
})

/** Returns a reader of the public posts of accounts, which each account's own instance returns without sign-in. */
export function createPublicReader(outside: Pick<Outside, 'fetch' | 'clock'>): PublicReader {
  return {
    kind: 'account',
    recognise: accountIn,
    read: async ({ readUrl, ...marks }, since) => {
      const { origin, pathname } = new URL(readUrl)
      const lookup = new URL('/api/v1/accounts/lookup', origin)
      lookup.searchParams.set('acct', pathname.slice('/@'.length))
      const account = await askPublic(outside, lookup, accountSchema)
      if (account.kind !== 'answer') return account
      const pages = await readPages(async (before) => {
        const url = new URL(`/api/v1/accounts/${account.found.id}/statuses`, origin)
        url.search = `limit=${PAGE}&exclude_reblogs=true&exclude_replies=true`
        if (before !== null) url.searchParams.set('max_id', before)
        const schema = z.array(z.unknown()).max(PAGE)
        const answer = await askPublic(outside, url, schema, before === null ? marks : undefined)
        if (answer.kind !== 'answer') return answer
        const statuses = answer.found.flatMap((status) => statusSchema.safeParse(status).data ?? [])
        const last = statuses.at(-1)
        return { ...answer, posts: statuses.map(postOf), next: statuses.length < PAGE / 2 ? null : (last?.id ?? null) }
      }, since)
      if (pages.kind !== 'answer') return pages
      const { display_name: name, username, followers_count: followers = null } = account.found
      return { ...pages, kind: 'posts', name: name.trim() || username, address: readUrl, followers }
    },
  }
}

/** Parses `@name@instance`, which is unambiguous, or `https://instance/@name`, which other sites have as well. */
function accountIn(typed: string): { readUrl: string; isCertain: boolean } | null {
  const [first, name = '', host = '', more] = typed.split('@')
  if (first === '' && more === undefined && isName(name)) {
    const url = URL.parse(`https://${host}`)
    return url && host !== '' && url.host === host.toLowerCase()
      ? { readUrl: `${url.origin}/@${name}`, isCertain: true }
      : null
  }
  const url = /^https?:/i.test(typed) ? URL.parse(typed) : null
  if (!url?.pathname.startsWith('/@')) return null
  const named = url.pathname.slice('/@'.length).replace(/\/$/, '')
  return isName(named) ? { readUrl: `${url.origin}/@${named}`, isCertain: false } : null
}

function isName(name: string): boolean {
  return /^\w[\w.-]{0,60}$/.test(name)
}

function postOf(status: z.output<typeof statusSchema>): FoundPost {
  const published = Date.parse(status.created_at)
  const warning = status.spoiler_text?.trim() ?? ''
  return {
    id: status.uri,
    text: [warning, htmlToText(status.content)].filter((part) => part !== '').join('\n'),
    link: status.url ?? '',
    publishedAt: Number.isNaN(published) ? null : published,
    format: formatOf(status),
    tags: status.tags.map(({ name }) => name),
    likes: status.favourites_count,
    reposts: status.reblogs_count,
    replies: status.replies_count,
  }
}

function formatOf({ media_attachments: media, poll, card }: z.output<typeof statusSchema>): RadarFormat {
  const [first] = media
  if (first) return first.type === 'image' ? 'image' : first.type === 'audio' ? 'audio' : 'video'
  if (poll !== null && poll !== undefined) return 'poll'
  return card === null || card === undefined ? 'text' : 'link'
}
