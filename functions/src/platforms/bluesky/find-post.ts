import { z } from 'zod'
import type { Absent, Published, PublishRequest, Unknown } from '../../domain/ports.ts'
import { outcomeOf } from './classify-failure.ts'
import { POSTS } from './collections.ts'
import { postUrl } from './post-url.ts'
import { RenewalError } from './renewal-error.ts'
import type { BlueskySession } from './session.ts'
import { isSpokenRefusal, readFailure } from './xrpc-failure.ts'

const foundSchema = z.object({ uri: z.string().startsWith('at://') })

/** What the account's own server has under the record key. A read proves nothing by failing, so it never refuses. */
export async function findPost(
  session: BlueskySession,
  { connection, recordKey }: Pick<PublishRequest, 'connection' | 'recordKey'>,
  now: number,
): Promise<Published | Absent | Unknown> {
  const params = { repo: session.did, collection: POSTS, rkey: recordKey }
  try {
    const { uri } = foundSchema.parse(await readRecord(session, params))
    return { kind: 'published', remoteId: uri, url: postUrl(connection, recordKey) }
  } catch (error) {
    const failure = readFailure(error)
    if (isSpokenRefusal(failure) && failure.kind === 'answer' && failure.name === 'RecordNotFound') {
      return { kind: 'absent' }
    }
    return { kind: 'unknown', error: outcomeOf(error, now).error }
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
