import { createHash } from 'node:crypto'
import type { Ids } from './ports/world.ts'

const ID_LENGTH = 32

/** Returns an ID that is always the same for the same parts. */
export function hashId(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_LENGTH)
}

/** Returns a secret for a URL that grants access to anyone who has it: 288 random bits, twice as many as an ID. */
export function newLinkSecret(ids: Ids): string {
  return `${ids.random()}${ids.random()}`
}

/** Hashes a secret for storage, so that access to the database reveals no URLs. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
