import type { DocumentBase } from '@postwright/core/model/document'

/** 20 November 2026, noon in UTC: default time of creation in the factories. */
export const MADE_AT = Date.UTC(2026, 10, 20, 12)

export function makeBase(id: string): DocumentBase {
  return { id, schema: 1, rev: 1, createdAt: MADE_AT, updatedAt: MADE_AT, createdBy: 'editor' }
}
