import { AUDIT_PSEUDONYM } from '@postwright/core/model/audit-entry'
import { createHash, createHmac } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { KeyRing } from '../ports/world.ts'

/**
 * Returns the key id for new marks: the first of the ring, whichever is current. Marks are part of hashes, so their key stays when keys are rotated.
 */
export function markKeyId({ keys }: KeyRing): string {
  const [first] = keys.keys()
  if (first === undefined) throw new AppError('internal', { message: 'the key ring is empty' })
  return first
}

/** Derives the salt of a name: it cannot be computed without the key, and needs no storage as long as the name is known. */
export function deriveSalt(ring: KeyRing, keyId: string, name: string): string {
  const key = ring.keys.get(keyId)
  if (!key) throw new AppError('internal', { message: `key ${keyId} of the marks in the audit log is missing` })
  return createHmac('sha256', key).update(name).digest('base64url')
}

/** Returns the mark that replaces a name in hashes, and in entries once the account is deleted. The same name always has the same mark. */
export function markOf(ring: KeyRing, keyId: string, name: string): string {
  const digest = createHash('sha256')
    .update(`${deriveSalt(ring, keyId, name)}:${name}`)
    .digest('base64url')
  return `${AUDIT_PSEUDONYM}${digest.slice(0, 32)}`
}
