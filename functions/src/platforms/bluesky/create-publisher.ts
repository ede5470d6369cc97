import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky/contract'
import type { Connection } from '@postwright/core/model/connection'
import type { Clock } from '../../domain/ports/world.ts'
import type {
  Publisher,
  Secret,
  Metrics,
  PublishRequest,
  Absent,
  Published,
  Unknown,
} from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { refusalOf, outcomeOf, RenewalError } from './failures.ts'
import { loadAccount, writeProfile } from './profile.ts'
import { preparePost, readWait } from './prepare-post.ts'
import { type BlueskySession, openSession, readSecret, secretsIn } from './session.ts'
import type { VideoService } from './upload-video.ts'
import { openXrpc, isSwapRefused, isRecordMissing } from './api.ts'
import { z } from 'zod'
import { POSTS, postUri, postUrl, writePostRef } from './post-addresses.ts'
import { recordReplySchema, readReply } from './reply-schemas.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const REVOKE_TIMEOUT = 5_000

/** Dependencies. `videos`: null where the network's video service cannot be reached, as on a developer's machine. */
type Outside = { fetch: SafeFetch; images: Images; clock: Clock; videos: VideoService | null }

/** Returns a publisher for accounts of Bluesky and of any other server of the AT Protocol. */
export function createBlueskyPublisher({ fetch, images, clock, videos }: Outside): Publisher {
  const open = (connection: Connection, secret: Secret): BlueskySession =>
    openSession(openXrpc(fetch, connection.service, { secrets: secretsIn(secret) }), connection.externalId, secret)

  return {
    platform: BLUESKY_CONTRACT.platform,

    prepare: (request, progress) =>
      preparePost(open(request.connection, request.secret), request, {
        fetch,
        images,
        videos,
        now: clock.now(),
        progress,
      }),

    // NOTE each poll is a separate delivery, which prepares again and thereby queries the video service.
    poll: (_request, payload) => {
      const wait = readWait(payload)
      return Promise.resolve(wait === null ? { kind: 'ready' } : { kind: 'processing', again: wait })
    },

    publish: (request, payload) => publishPost(open(request.connection, request.secret), request, payload, clock.now()),

    reconcile: async (request) => {
      const session = open(request.connection, request.secret)
      return { ...(await findPost(session, request, clock.now())), ...session.rotation() }
    },

    metrics: async (connection, secret, remoteId) => {
      const session = open(connection, secret)
      try {
        return { kind: 'metrics', values: await readMetrics(session, remoteId), ...session.rotation() }
      } catch (error) {
        return { ...refusalOf(error, clock.now()), ...session.rotation() }
      }
    },

    followers: async (connection, secret) => {
      const session = open(connection, secret)
      try {
        return { kind: 'followers', count: await readFollowers(session), ...session.rotation() }
      } catch (error) {
        return { ...refusalOf(error, clock.now()), ...session.rotation() }
      }
    },

    writeProfile: async (connection, secret, change) => {
      const session = open(connection, secret)
      return { ...(await writeProfile(session, change, clock.now())), ...session.rotation() }
    },

    check: async (connection, secret) => {
      const session = open(connection, secret)
      try {
        const handle = await session.renew()
        const facts = { did: session.did, handle, service: connection.service, secrets: secretsIn(secret) }
        const account = await loadAccount(session.callPublic, facts)
        return { kind: 'ok', account, ...session.rotation() }
      } catch (error) {
        return { ...refusalOf(error, clock.now()), ...session.rotation() }
      }
    },

    revoke: async (connection, secret) => {
      const xrpc = openXrpc(fetch, connection.service, { timeout: REVOKE_TIMEOUT, secrets: secretsIn(secret) })
      await xrpc('com.atproto.server.deleteSession', { token: readSecret(secret).refreshJwt })
    },
  }
}

const count = z.int().min(0).optional()

const postsSchema = (uri: string) =>
  z.object({
    posts: z.tuple([
      z.object({ uri: z.literal(uri), likeCount: count, replyCount: count, repostCount: count, quoteCount: count }),
    ]),
  })

/**
 * Returns the engagement of a post, as the network's AppView counts it over all accounts; the account's own server forwards the request. Quotes count
 * as reposts.
 */
async function readMetrics(session: BlueskySession, uri: string): Promise<Metrics> {
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
async function readFollowers(session: BlueskySession): Promise<number> {
  const reply = await session.call('app.bsky.actor.getProfile', { params: { actor: session.did } })
  return readReply(profileSchema, reply).followersCount
}

const payloadSchema = z.looseObject({ $type: z.literal(POSTS), text: z.string() })

type Outcome = Awaited<ReturnType<Publisher['publish']>>

/**
 * Writes the record under its own key. `swapRecord: null` makes the server refuse an existing key, atomically, so a repeated call cannot post twice
 * and cannot change an existing record.
 */
async function publishPost(
  session: BlueskySession,
  request: PublishRequest,
  payload: string,
  now: number,
): Promise<Outcome> {
  const { recordKey: rkey, intentAt, connection } = request
  const record = { ...payloadSchema.parse(JSON.parse(payload)), createdAt: new Date(intentAt).toISOString() }
  const data = { repo: session.did, collection: POSTS, rkey, record, swapRecord: null }
  try {
    // NOTE an unreadable reply proves nothing: the call must be reconciled.
    const reply = await session.call('com.atproto.repo.putRecord', { data })
    const { uri, cid } = readReply(recordReplySchema(postUri(session.did, rkey)), reply)
    const published = { remoteId: uri, url: postUrl(connection, rkey), ...writePostRef({ uri, cid }) }
    return { kind: 'published', ...published, ...session.rotation() }
  } catch (error) {
    const outcome = isSwapRefused(error) ? await readBack(session, request, now) : outcomeOf(error, now)
    return { ...outcome, ...session.rotation() }
  }
}

async function readBack(session: BlueskySession, request: PublishRequest, now: number): Promise<Outcome> {
  const found = await findPost(session, request, now)
  if (found.kind !== 'absent') return found
  // The key existed a moment ago and now does not: only a later reconciliation may decide.
  const detail = NETWORK_WORDS.bluesky.recordGone
  return { kind: 'unknown', error: { kind: 'unknown', detail, retryable: true } }
}

/** Returns the record stored under the key on the account's own server. A failed read proves nothing, so this function never returns a refusal. */
async function findPost(
  session: BlueskySession,
  { connection, recordKey }: Pick<PublishRequest, 'connection' | 'recordKey'>,
  now: number,
): Promise<Published | Absent | Unknown> {
  const params = { repo: session.did, collection: POSTS, rkey: recordKey }
  try {
    const reply = await readRecord(session, params)
    const { uri, cid, value } = readReply(recordReplySchema(postUri(session.did, recordKey)), reply)
    const found = { remoteId: uri, url: postUrl(connection, recordKey), ...writePostRef({ uri, cid }) }
    return { kind: 'published', ...found, ...(value && { text: value.text }) }
  } catch (error) {
    if (isRecordMissing(error)) return { kind: 'absent' }
    return { ...outcomeOf(error, now), kind: 'unknown' }
  }
}

/** Reads a record. Records are public and can be read without access, but a shared front server may not know the account's server. */
async function readRecord(session: BlueskySession, params: Record<string, string>): Promise<unknown> {
  try {
    return await session.call('com.atproto.repo.getRecord', { params })
  } catch (error) {
    if (!(error instanceof RenewalError)) throw error
    return session.callPublic('com.atproto.repo.getRecord', { params })
  }
}
