import { z } from 'zod'

/** Stored in each membership. */
export const memberRoleSchema = z.enum(['owner', 'manager', 'editor', 'contributor', 'approver', 'client', 'viewer'])
export type MemberRole = z.infer<typeof memberRoleSchema>

export const RIGHTS = [
  'read_content',
  'read_internal',
  'comment',
  'write_drafts',
  'plan_posts',
  'approve_posts',
  'edit_library',
  'manage_channels',
  'manage_workspace',
  'manage_members',
  'manage_ownership',
] as const

export type Right = (typeof RIGHTS)[number]

/**
 * The table of rights: each act in a workspace and the roles that may do it. Contracts, rules, jobs and screens name an act
 * and never a role.
 */
const ROLES_BY_RIGHT = {
  /** See what the workspace holds. */
  read_content: ['owner', 'manager', 'editor', 'contributor', 'approver', 'client', 'viewer'],
  /** Read what the team says among itself: comments that are not visible to clients. */
  read_internal: ['owner', 'manager', 'editor', 'contributor', 'approver', 'viewer'],
  /** Comment on posts and decks, reply and resolve; clients only where it is visible to them. */
  comment: ['owner', 'manager', 'editor', 'contributor', 'approver', 'client'],
  /** Write posts that are not scheduled, ideas and decks, and add files for them. */
  write_drafts: ['owner', 'manager', 'editor', 'contributor'],
  /** Decide when posts are published: schedule, queue, repeat and cancel them. */
  plan_posts: ['owner', 'manager', 'editor'],
  /** Approve posts and send them back; what they schedule is approved with it. */
  approve_posts: ['owner', 'manager', 'approver', 'client'],
  /** Change what everybody works with: brand kits, personas, templates, fonts, saved views. */
  edit_library: ['owner', 'manager', 'editor'],
  /** Connect, configure, pause and disconnect channels. */
  manage_channels: ['owner', 'manager', 'editor'],
  /** Change the settings of the workspace, its AI model, and what its brand kits oblige others to. */
  manage_workspace: ['owner', 'manager'],
  /** Invite members, change their roles and remove them. */
  manage_members: ['owner', 'manager'],
  /** Make and unmake owners, and archive the workspace. */
  manage_ownership: ['owner'],
} as const satisfies Record<Right, readonly MemberRole[]>

const KEPT_IN_ARCHIVE: readonly Right[] = ['read_content', 'read_internal', 'manage_members', 'manage_ownership']

/** Rights that hold in an archived workspace: to read, to manage its members, and to take it back. */
export function isKeptInArchive(right: Right): boolean {
  return KEPT_IN_ARCHIVE.includes(right)
}

/** Decides for the API, the rules and the screens alike. Nobody without a role has a right. */
export function hasRight(role: MemberRole | null, right: Right): boolean {
  return role !== null && getRolesWith(right).includes(role)
}

export function getRolesWith(right: Right): readonly MemberRole[] {
  return ROLES_BY_RIGHT[right]
}
