import { z } from 'zod'
import type { Account } from '../../domain/ports.ts'
import { shrinkAvatar } from '../shrink-avatar.ts'
import { PROFILE } from './collections.ts'
import type { Xrpc } from './xrpc.ts'

const NAME_MAX = 64

const profileSchema = z.object({
  value: z.object({
    displayName: z.string().catch(''),
    avatar: z
      .object({ ref: z.object({ $link: z.string() }) })
      .nullable()
      .catch(null),
  }),
})

/**
 * How the account presents itself, read from its own server: a server on its own has nobody else to ask.
 * Name and picture are decoration, so failing to read them leaves the handle and no picture.
 */
export async function loadAccount(
  xrpc: Xrpc,
  { did, handle, service }: { did: string; handle: string; service: string },
): Promise<Account> {
  const profile = await loadProfile(xrpc, did)
  const avatar = profile.avatarCid === null ? null : await loadAvatar(xrpc, did, profile.avatarCid)
  return { externalId: did, handle, name: profile.name || handle, avatar, service }
}

async function loadProfile(xrpc: Xrpc, did: string): Promise<{ name: string; avatarCid: string | null }> {
  try {
    const params = { repo: did, collection: PROFILE, rkey: 'self' }
    const reply: unknown = JSON.parse(JSON.stringify(await xrpc('com.atproto.repo.getRecord', { params })))
    const { displayName, avatar } = profileSchema.parse(reply).value
    return { name: displayName.trim().slice(0, NAME_MAX), avatarCid: avatar?.ref.$link ?? null }
  } catch {
    return { name: '', avatarCid: null }
  }
}

async function loadAvatar(xrpc: Xrpc, did: string, cid: string): Promise<string | null> {
  const bytes = await xrpc('com.atproto.sync.getBlob', { params: { did, cid } }).catch(() => null)
  if (bytes instanceof Uint8Array) return shrinkAvatar(bytes)
  return bytes instanceof ArrayBuffer ? shrinkAvatar(new Uint8Array(bytes)) : null
}
