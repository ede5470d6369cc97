import { z } from 'zod'
import type { Refused } from '../../domain/ports/networks.ts'
import type { ProfileChange, WrittenProfile } from '../../domain/ports/profiles.ts'
import { refusalOf } from './classify-failure.ts'
import { PROFILE } from './collections.ts'
import { readReply } from './read-reply.ts'
import type { BlueskySession } from './session.ts'
import { isRecordMissing, isSwapRefused } from './xrpc-failure.ts'

/** Everything else of the record goes back as it was: picture, banner, pinned post, and what later versions add. */
const recordSchema = z.object({
  cid: z.string().min(1),
  value: z.looseObject({ displayName: z.string().default(''), description: z.string().default('') }),
})

type ProfileRecord = { cid: string | null; value: z.output<typeof recordSchema>['value'] }

const NO_RECORD: ProfileRecord = { cid: null, value: { displayName: '', description: '' } }

/**
 * Replaces name and bio in the account's profile record.
 * https://docs.bsky.app/docs/api/com-atproto-repo-put-record (2026-11): with `swapRecord` the server refuses a record that is no
 * longer the one that was read.
 */
export async function writeProfile(
  session: BlueskySession,
  { wanted, decide }: ProfileChange,
  now: number,
): Promise<WrittenProfile | Refused> {
  try {
    const { cid, value } = await readProfileRecord(session)
    const decision = decide({ name: value.displayName, bios: [value.description] })
    if (decision !== 'write') return { kind: decision }
    const record = { ...value, $type: PROFILE, displayName: wanted.name, description: wanted.bio }
    const data = { repo: session.did, collection: PROFILE, rkey: 'self', record, swapRecord: cid }
    await session.call('com.atproto.repo.putRecord', { data })
    return { kind: 'written' }
  } catch (error) {
    return isSwapRefused(error) ? { kind: 'changed' } : refusalOf(error, now)
  }
}

/** An account that has never changed its profile has no record. */
async function readProfileRecord(session: BlueskySession): Promise<ProfileRecord> {
  const params = { repo: session.did, collection: PROFILE, rkey: 'self' }
  try {
    // NOTE the client turns references to files into objects of its own; as JSON they are what the server sent.
    const reply: unknown = JSON.parse(JSON.stringify(await session.call('com.atproto.repo.getRecord', { params })))
    return readReply(recordSchema, reply)
  } catch (error) {
    if (isRecordMissing(error)) return NO_RECORD
    throw error
  }
}
