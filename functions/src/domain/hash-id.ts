import { createHash } from 'node:crypto'

const ID_LENGTH = 32

/** An id that is the same whenever it is made of the same parts. */
export function hashId(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_LENGTH)
}
