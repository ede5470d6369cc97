import type { RadarFormat } from '@postwright/core/model/radar'
import { z } from 'zod'
import type { FoundPost, PublicReader } from '../../domain/ports/public-readers.ts'
import type { Outside } from '../platform-module.ts'
import { askPublic, readPages } from '../public-pages.ts'
import type { Config } from '../../domain/ports/config.ts'

const HOST = 'bsky.app'
const PROFILE = `https://${HOST}/profile/`
const PAGE = 100

const count = z.int().min(0).optional()

/** https://docs.bsky.app/docs/api/app-bsky-feed-get-author-feed (2026-11) */
const feedSchema = z.object({ feed: z.array(z.unknown()).max(PAGE), cursor: z.string().max(1_000).optional() })

const itemSchema = z.object({
  post: z.object({
    uri: z.string().max(500),
    record: z.object({ text: z.string(), createdAt: z.string().max(100), tags: z.array(z.string()).optional() }),
    embed: z.object({ $type: z.string(), media: z.object({ $type: z.string() }).optional() }).optional(),
    likeCount: count,
    repostCount: count,
    replyCount: count,
    quoteCount: count,
  }),
  reason: z.unknown().optional(),
})

const profileSchema = z.object({ handle: z.string(), displayName: z.string().optional(), followersCount: count })

/** Returns a reader of public posts from the AppView. */
export function createPublicReader(outside: Pick<Outside, 'fetch' | 'clock' | 'config'>): PublicReader {
  return {
    kind: 'account',
    recognise: (typed) => {
      const actor = actorIn(typed)
      return actor === null ? null : { readUrl: `${PROFILE}${actor}`, isCertain: true }
    },
    read: async ({ readUrl, ...marks }, since) => {
      const actor = readUrl.slice(PROFILE.length)
      const asked = { actor, limit: String(PAGE), filter: 'posts_no_replies' }
      const pages = await readPages(async (cursor) => {
        const url = appViewQuery(outside.config, 'app.bsky.feed.getAuthorFeed', {
          ...asked,
          ...(cursor !== null && { cursor }),
        })
        const answer = await askPublic(outside, url, feedSchema, cursor === null ? marks : undefined)
        if (answer.kind !== 'answer') return notPublic(answer)
        return { ...answer, posts: answer.found.feed.flatMap(postOf), next: answer.found.cursor ?? null }
      }, since)
      if (pages.kind !== 'answer') return pages
      const profile = await askPublic(
        outside,
        appViewQuery(outside.config, 'app.bsky.actor.getProfile', { actor }),
        profileSchema,
      )
      const known = profile.kind === 'answer' ? profile.found : null
      const name = known?.displayName?.trim() || known?.handle || actor
      return { ...pages, kind: 'posts', name, address: readUrl, followers: known?.followersCount ?? null }
    },
  }
}

/**
 * Converts an `unreadable` answer to `not_found`: the service reports an invalid request for an account that does not exist or is hidden from
 * visitors.
 */
function notPublic<Answer extends { kind: string; problem?: string }>(answer: Answer): Answer {
  return answer.problem === 'unreadable' ? { ...answer, problem: 'not_found' } : answer
}

/** Returns the handle or DID in a profile's address, a `.bsky.social` handle or a DID; null for any other text. */
function actorIn(typed: string): string | null {
  const url = /^https?:/i.test(typed) ? URL.parse(typed) : null
  if (url) {
    const [, place, actor = ''] = url.pathname.split('/')
    return url.hostname === HOST && place === 'profile' && isActor(actor) ? actor.toLowerCase() : null
  }
  const bare = typed.startsWith('@') ? typed.slice(1) : typed
  if (bare.startsWith('did:')) return isActor(bare) ? bare : null
  return bare.endsWith('.bsky.social') && isActor(bare) ? bare.toLowerCase() : null
}

function isActor(actor: string): boolean {
  return actor.length <= 253 && /^(did:[a-z]+:[\w.:%-]+|[a-z\d-]+(\.[a-z\d-]+)+)$/i.test(actor)
}

function postOf(item: unknown): FoundPost[] {
  const parsed = itemSchema.safeParse(item).data
  // A `reason` marks another account's post, or a post that is pinned above the others and occurs again below.
  if (!parsed || parsed.reason !== undefined) return []
  const { uri, record, embed, likeCount: likes, replyCount: replies, repostCount, quoteCount = 0 } = parsed.post
  const published = Date.parse(record.createdAt)
  const [, , did = '', , rkey = ''] = uri.split('/')
  return [
    {
      id: uri,
      text: record.text,
      link: `${PROFILE}${did}/post/${rkey}`,
      publishedAt: Number.isNaN(published) ? null : published,
      format: formatOf(embed?.media?.$type ?? embed?.$type ?? ''),
      tags: null,
      ...(likes !== undefined && { likes }),
      ...(replies !== undefined && { replies }),
      // Quotes count as reposts.
      ...(repostCount !== undefined && { reposts: repostCount + quoteCount }),
    },
  ]
}

function formatOf(embed: string): RadarFormat {
  if (embed.startsWith('app.bsky.embed.images')) return 'image'
  if (embed.startsWith('app.bsky.embed.video')) return 'video'
  return embed.startsWith('app.bsky.embed.external') ? 'link' : 'text'
}

/** Returns the address of a query to the AppView that the operator has configured. It needs no sign-in. */
export function appViewQuery(
  { appViewUrl }: Pick<Config, 'appViewUrl'>,
  name: string,
  params: Record<string, string>,
): URL {
  const url = new URL(`${appViewUrl}/xrpc/${name}`)
  for (const [key, value] of Object.entries(params)) url.searchParams.set(key, value)
  return url
}
