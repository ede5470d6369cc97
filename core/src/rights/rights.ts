import { z } from 'zod'

/** Role of a member, stored in each membership. */
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
 * The table of rights: each action in a workspace and the roles that may do it. Contracts, rules, jobs and screens refer to an action, never to a
 * role.
 */
const ROLES_BY_RIGHT = {
  /** Viewing the content of the workspace. */
  read_content: ['owner', 'manager', 'editor', 'contributor', 'approver', 'client', 'viewer'],
  /** Reading internal comments, which are not visible to clients. */
  read_internal: ['owner', 'manager', 'editor', 'contributor', 'approver', 'viewer'],
  /** Commenting on posts and decks, replying and resolving; for clients only where comments are visible to them. */
  comment: ['owner', 'manager', 'editor', 'contributor', 'approver', 'client'],
  /** Writing unscheduled posts, ideas and decks, and adding files for them. */
  write_drafts: ['owner', 'manager', 'editor', 'contributor'],
  /** Deciding when posts are published: scheduling, queueing, repeating and cancelling them. */
  plan_posts: ['owner', 'manager', 'editor'],
  /** Approving posts and sending them back; posts that these members schedule are approved at the same time. */
  approve_posts: ['owner', 'manager', 'approver', 'client'],
  /** Changing shared items: brand kits, personas, templates, fonts, saved views. */
  edit_library: ['owner', 'manager', 'editor'],
  /** Connecting, configuring, pausing and disconnecting channels. */
  manage_channels: ['owner', 'manager', 'editor'],
  /** Changing the settings of the workspace, its AI model, and the strict rules of its brand kits. */
  manage_workspace: ['owner', 'manager'],
  /** Inviting members, changing their roles and removing them. */
  manage_members: ['owner', 'manager'],
  /** Adding and removing owners, and archiving the workspace. */
  manage_ownership: ['owner'],
} as const satisfies Record<Right, readonly MemberRole[]>

const KEPT_IN_ARCHIVE: readonly Right[] = ['read_content', 'read_internal', 'manage_members', 'manage_ownership']

/** Returns whether a right remains in an archived workspace: reading, managing its members, and unarchiving it. */
export function isKeptInArchive(right: Right): boolean {
  return KEPT_IN_ARCHIVE.includes(right)
}

/** Returns whether a role has a right; used by the API, the rules and the screens. Without a role there are no rights. */
export function hasRight(role: MemberRole | null, right: Right): boolean {
  return role !== null && getRolesWith(right).includes(role)
}

export function getRolesWith(right: Right): readonly MemberRole[] {
  return ROLES_BY_RIGHT[right]
}
