import { z } from 'zod'
import { documentBase } from './document.ts'

export const MEMBER_SCHEMA = 1

export const memberRoleSchema = z.enum(['owner', 'editor', 'approver', 'viewer'])
export type MemberRole = z.infer<typeof memberRoleSchema>

/** Roles that may change content; the rules name the same two. */
export const EDITING_ROLES: readonly MemberRole[] = ['owner', 'editor']

/** Membership, `workspaces/{wid}/members/{uid}`; the document id is the person's uid. */
export const memberSchema = documentBase.extend({ role: memberRoleSchema })

export type Member = z.infer<typeof memberSchema>
