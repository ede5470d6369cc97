import { deriveKeyRing } from './key-ring.ts'
import type { KeyRing, TokenKeys } from '../ports/world.ts'

export function tokenKeysFrom(ring: KeyRing): TokenKeys {
  return {
    access: deriveKeyRing(ring, 'access'),
    refresh: deriveKeyRing(ring, 'refresh'),
    media: deriveKeyRing(ring, 'media'),
    pseudonym: deriveKeyRing(ring, 'pseudonym'),
    unsubscribe: deriveKeyRing(ring, 'unsubscribe'),
  }
}
