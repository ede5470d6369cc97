import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import { readReply } from './read-reply.ts'
import type { BlueskySession } from './session.ts'

const count = z.int().min(0).optional()
const postsSchema = (uri: string) =>
  z.object({
    posts: z.tuple([
      z.object({ uri: z.literal(uri), likeCount: count, replyCount: count, repostCount: count, quoteCount: count }),
    ]),
  })

/**
 * How people answered a post, as the network's view of all accounts counts it; the account's own server hands the question on.
 * Quoting is a way of reposting.
 */
export async function readMetrics(session: BlueskySession, uri: string): Promise<Metrics> {
  const reply = await session.call('app.bsky.feed.getPosts', { params: { uris: [uri] } })
  const [{ likeCount: likes, replyCount: replies, repostCount, quoteCount = 0 }] = readReply(
    postsSchema(uri),
    reply,
  ).posts
  const reposts = repostCount === undefined ? undefined : repostCount + quoteCount
  return Object.fromEntries(Object.entries({ likes, replies, reposts }).filter(([, number]) => number !== undefined))
}

const profileSchema = z.object({ followersCount: z.int().min(0) })

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile (2026-11) */
export async function readFollowers(session: BlueskySession): Promise<number> {
  const reply = await session.call('app.bsky.actor.getProfile', { params: { actor: session.did } })
  return readReply(profileSchema, reply).followersCount
}
