import { createHash } from 'node:crypto'
import type { Ids } from './ports/world.ts'

const ID_LENGTH = 32

/** An id that is the same whenever it is made of the same parts. */
export function hashId(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_LENGTH)
}

/** The secret in an address that lets in whoever has it: 288 random bits, twice those of an id. */
export function newLinkSecret(ids: Ids): string {
  return `${ids.random()}${ids.random()}`
}

/** The form in which a secret is stored: whoever reads the database learns no address. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
