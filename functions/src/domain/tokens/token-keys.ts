import { deriveKeyRing, type KeyRing } from '../../crypto/key-ring.ts'

/** One secret, several purposes: a key that signs one kind of thing cannot sign another. */
export type TokenKeys = { access: KeyRing; refresh: KeyRing; media: KeyRing; pseudonym: KeyRing }

export function tokenKeysFrom(ring: KeyRing): TokenKeys {
  return {
    access: deriveKeyRing(ring, 'access'),
    refresh: deriveKeyRing(ring, 'refresh'),
    media: deriveKeyRing(ring, 'media'),
    pseudonym: deriveKeyRing(ring, 'pseudonym'),
  }
}
