import { z } from 'zod'
import type { Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { outcomeOf } from './classify-failure.ts'
import { POSTS } from './collections.ts'
import { findPost } from './find-post.ts'
import { writePostRef } from './post-ref.ts'
import { postUri } from './post-uri.ts'
import { postUrl } from './post-url.ts'
import { readReply } from './read-reply.ts'
import { recordReplySchema } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'
import { isSwapRefused } from './xrpc-failure.ts'

const payloadSchema = z.looseObject({ $type: z.literal(POSTS), text: z.string() })

type Outcome = Awaited<ReturnType<Publisher['publish']>>

/**
 * Writes the record under its own key. `swapRecord: null` makes the server refuse a key that exists, atomically, so a
 * repeated call cannot post twice and cannot change what is there.
 */
export async function publishPost(
  session: BlueskySession,
  request: PublishRequest,
  payload: string,
  now: number,
): Promise<Outcome> {
  const { recordKey: rkey, intentAt, connection } = request
  const record = { ...payloadSchema.parse(JSON.parse(payload)), createdAt: new Date(intentAt).toISOString() }
  const data = { repo: session.did, collection: POSTS, rkey, record, swapRecord: null }
  try {
    // NOTE an answer that cannot be read proves nothing: the call has to be reconciled.
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
  // The key was taken a moment ago and now is not: only reconciling later may decide.
  const detail = 'the record was there and is gone'
  return { kind: 'unknown', error: { kind: 'unknown', detail, retryable: true } }
}
