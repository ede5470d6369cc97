import { z } from 'zod'
import type { Right } from './rights.ts'

export const apiScopeSchema = z.enum([
  'channels:read',
  'posts:read',
  'posts:write',
  'posts:schedule',
  'calendar:read',
  'comments:read',
  'media:write',
])

export type ApiScope = z.infer<typeof apiScopeSchema>

/** A list of scopes without duplicates. */
export const apiScopesSchema = z
  .array(apiScopeSchema)
  .min(1)
  .max(apiScopeSchema.options.length)
  .overwrite((scopes) => apiScopeSchema.options.filter((scope) => scopes.includes(scope)))

/**
 * Rights that a key or an assistant can use with each scope, if its creator has them. No scope gives access to members, billing, connecting channels,
 * settings or keys, whatever the creator's role.
 */
const RIGHTS_BY_SCOPE = {
  'channels:read': ['read_content'],
  'posts:read': ['read_content'],
  'posts:write': ['read_content', 'write_drafts'],
  'posts:schedule': ['read_content', 'plan_posts'],
  'calendar:read': ['read_content'],
  'comments:read': ['read_content', 'read_internal'],
  'media:write': ['read_content', 'write_drafts'],
} as const satisfies Record<ApiScope, readonly Right[]>

export function getScopeRights(scope: ApiScope): readonly Right[] {
  return RIGHTS_BY_SCOPE[scope]
}

/** Returns all rights that the scopes use. */
export function listRightsOf(scopes: readonly ApiScope[]): Right[] {
  return [...new Set(scopes.flatMap((scope) => getScopeRights(scope)))]
}
