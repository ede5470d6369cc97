import { createHash } from 'node:crypto'

/** A draft as one write has left it. */
export type Written<Draft> = { rev: number; author: string; at: number; draft: Draft }

/** Of what a version shows: equal contents have equal ones. */
export function contentHashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** What all versions have: an id made of the revision that they show, and author and time of the write that made it. */
export function versionBase({ rev, author, at }: Written<object>, idPrefix: string) {
  const id = `${idPrefix}${String(rev).padStart(9, '0')}`
  return { id, schema: 1, rev: 1, createdAt: at, updatedAt: at, createdBy: author }
}
