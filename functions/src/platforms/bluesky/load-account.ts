import { toOneLine } from '@postwright/core/text/one-line'
import type { Account } from '../../domain/ports/networks.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { shrinkAvatar } from '../shrink-avatar.ts'
import { PROFILE } from './collections.ts'
import { readReply } from './read-reply.ts'
import { profileReplySchema } from './reply-schemas.ts'
import type { Xrpc } from './xrpc.ts'

const NAME_MAX = 64
type AccountFacts = { did: string; handle: string; service: string; secrets: readonly string[] }

/**
 * The account's handle, name and picture, read from its own server, which may know no other.
 * Name and picture are optional, so failing to read them leaves the handle and no picture.
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
