import type { Absent, Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import { POSTS, postUri, postUrl, writePostRef } from './post-addresses.ts'
import { RenewalError, outcomeOf } from './failures.ts'
import { recordReplySchema, readReply } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'
import { isRecordMissing } from './api.ts'

/** What the account's own server has under the record key. A read proves nothing by failing, so it never refuses. */
export async function findPost(
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

/** Records are public: without access they can still be read, though a shared front server may not know whose they are. */
async function readRecord(session: BlueskySession, params: Record<string, string>): Promise<unknown> {
  try {
    return await session.call('com.atproto.repo.getRecord', { params })
  } catch (error) {
    if (!(error instanceof RenewalError)) throw error
    return session.callPublic('com.atproto.repo.getRecord', { params })
  }
}
