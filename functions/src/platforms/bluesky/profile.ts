import { toOneLine } from '@postwright/core/text/text-fields'
import type { Account, Refused } from '../../domain/ports/networks.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { shrinkAvatar } from '../avatar.ts'
import { PROFILE } from './post-addresses.ts'
import { profileReplySchema, readReply } from './reply-schemas.ts'
import { type Xrpc, isRecordMissing, isSwapRefused } from './api.ts'
import { z } from 'zod'
import type { ProfileChange, WrittenProfile } from '../../domain/ports/public-readers.ts'
import { refusalOf } from './failures.ts'
import type { BlueskySession } from './session.ts'

const NAME_MAX = 64
type AccountFacts = { did: string; handle: string; service: string; secrets: readonly string[] }

/**
 * Returns the account's handle, name and image from its own server, which may know no other account. Name and image are optional: without them, the
 * handle is returned alone.
 */
export async function loadAccount(
  xrpc: Xrpc,
  { did, handle: claimed, service, secrets }: AccountFacts,
): Promise<Account> {
  const profile = await loadProfile(xrpc, did, secrets)
  const handle = redactSecrets(claimed, secrets) === claimed ? claimed : did
  const avatar = profile.avatarCid === null ? null : await loadAvatar(xrpc, did, profile.avatarCid)
  return { externalId: did, handle, name: profile.name || handle, avatar, service }
}

async function loadProfile(xrpc: Xrpc, did: string, secrets: readonly string[]) {
  try {
    const params = { repo: did, collection: PROFILE, rkey: 'self' }
    const reply: unknown = JSON.parse(JSON.stringify(await xrpc('com.atproto.repo.getRecord', { params })))
    const { displayName, avatar } = readReply(profileReplySchema, reply).value
    const name = toOneLine(redactSecrets(displayName, secrets), NAME_MAX) ?? ''
    return { name, avatarCid: avatar?.ref.$link ?? null }
  } catch {
    return { name: '', avatarCid: null }
  }
}

async function loadAvatar(xrpc: Xrpc, did: string, cid: string): Promise<string | null> {
  const bytes = await xrpc('com.atproto.sync.getBlob', { params: { did, cid } }).catch(() => null)
  if (bytes instanceof Uint8Array) return shrinkAvatar(bytes)
  return bytes instanceof ArrayBuffer ? shrinkAvatar(new Uint8Array(bytes)) : null
}

/** Fields of the record that are read. All others, such as image, banner, pinned post and later additions, are written back unchanged. */
const recordSchema = z.object({
  cid: z.string().min(1),
  value: z.looseObject({ displayName: z.string().default(''), description: z.string().default('') }),
})

type ProfileRecord = { cid: string | null; value: z.output<typeof recordSchema>['value'] }

const NO_RECORD: ProfileRecord = { cid: null, value: { displayName: '', description: '' } }

/**
 * Replaces name and bio in the account's profile record.
 * https://docs.bsky.app/docs/api/com-atproto-repo-put-record (2026-11): with `swapRecord` the server refuses the write if the record has changed
 * since it was read.
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

/** Reads the profile record. An account that has never changed its profile has none. */
async function readProfileRecord(session: BlueskySession): Promise<ProfileRecord> {
  const params = { repo: session.did, collection: PROFILE, rkey: 'self' }
  try {
    // NOTE the client turns file references into objects of its own; their JSON is what the server sent.
    const reply: unknown = JSON.parse(JSON.stringify(await session.call('com.atproto.repo.getRecord', { params })))
    return readReply(recordSchema, reply)
  } catch (error) {
    if (isRecordMissing(error)) return NO_RECORD
    throw error
  }
}
