import { z } from 'zod'
import { approvalRulesSchema, NO_APPROVALS } from './approval.ts'
import { documentId, instant } from '../ids.ts'
import { WORKSPACE_NAME_MAX } from '../limits.ts'
import { oneLine } from '../text/text-fields.ts'
import { timeZoneSchema } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

/**
 * Effect of a workspace's new time zone on existing plans. `keep_times`: posts are published at the same instant as before. `keep_clock`: at the same
 * time of day, in the new zone.
 */
export const zoneChangeSchema = z.enum(['keep_times', 'keep_clock'])

/** Running job that moves the plans of a workspace to a new time zone. */
const pendingZoneMoveSchema = z.object({ jobId: documentId(), begunAt: instant() })

export const WORKSPACE_SCHEMA = 2

export const workspaceNameSchema = oneLine(WORKSPACE_NAME_MAX)

/** The tenant root, `workspaces/{wid}`: members read, the API writes. Its stored name may not meet the current rules. */
export const workspaceSchema = documentBase.extend({
  name: z.string().min(1).max(WORKSPACE_NAME_MAX),
  timeZone: timeZoneSchema,
  ownerUid: documentId(),
  /** Time since which publishing is paused. */
  pausedAt: instant().nullable().default(null),
  /** Time since which the workspace is read-only and publishes nothing; null while it is active. */
  archivedAt: instant().nullable().default(null),
  /** Approvals that the workspace's posts need before they are published. */
  approvalRules: approvalRulesSchema.default(NO_APPROVALS),
  /** Fingerprint of the strict rules of the workspace's brand kits: a check with an earlier fingerprint is repeated before publishing. */
  brandStamp: z.string().max(64).default(''),
  /** Job that moves plans to the same wall-clock time in the new zone; null if there is none. */
  zoneMove: pendingZoneMoveSchema.nullable().default(null),
})

export type Workspace = z.infer<typeof workspaceSchema>
