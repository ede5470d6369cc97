import type { DocumentBase } from '@postwright/core/model/document'
import type { Clock } from './ports/world.ts'

/** Returns the common fields of every document. `schema` is the version of its shape. */
export function newDocument(
  clock: Clock,
  { id, schema, createdBy }: { id: string; schema: number; createdBy: string },
): DocumentBase {
  const now = clock.now()
  return { id, schema, rev: 1, createdAt: now, updatedAt: now, createdBy }
}
