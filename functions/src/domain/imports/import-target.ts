import type { ImportReason } from '@postwright/core/jobs/import'
import type { MemberRole } from '@postwright/core/rights/rights'
import { createHash } from 'node:crypto'
import type { KnownIds } from '../ports/jobs.ts'

/** The workspace that an import fills, and the person who fills it. */
export type ImportTarget = {
  workspaceId: string
  uid: string
  role: MemberRole | null
  known: KnownIds
  startedAt: number
}

export type LeftOut = { collection: string; reason: ImportReason; count: number }

const ID_LENGTH = 32

/** An id that is the same whenever it is made of the same parts. */
export function hashId(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_LENGTH)
}
