import type { ImportReason } from '@postwright/core/jobs/import'
import type { MemberRole } from '@postwright/core/rights/rights'
import type { KnownIds } from '../ports/jobs.ts'

/** Workspace that an import fills, and the user who imports. */
export type ImportTarget = {
  workspaceId: string
  uid: string
  role: MemberRole | null
  known: KnownIds
  startedAt: number
}

export type LeftOut = { collection: string; reason: ImportReason; count: number }
