import { z } from 'zod'
import { documentId } from '../ids.ts'
import { memberRoleSchema } from '../rights/rights.ts'
import { documentBase } from './document.ts'
import { signInFields } from './sign-ins.ts'

/** Maximum number of workspaces owned by one person, including archived ones. */
export const OWNED_WORKSPACES_MAX = 10

export const MEMBERS_MAX = 100

/** Maximum number of channels that one member can be limited to. */
export const MEMBER_CHANNELS_MAX = 100

export const MEMBER_SCHEMA = 1

/**
 * Membership, `workspaces/{wid}/members/{uid}`; the document id is the person's uid. `uid` and `workspaceId` repeat the path: a query for one
 * person's memberships in all workspaces can only filter by fields.
 */
export const memberSchema = documentBase.extend({
  role: memberRoleSchema,
  uid: documentId(),
  workspaceId: documentId(),
  /** True if the person's account is disabled. */
  suspended: z.boolean().default(false),
  /** Channels that the person plans for; null for all. */
  channelIds: z.array(documentId()).max(MEMBER_CHANNELS_MAX).nullable().default(null),
  ...signInFields,
})

export type Member = z.infer<typeof memberSchema>
