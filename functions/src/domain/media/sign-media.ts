import { memberRoleSchema } from '@postwright/core/model/member'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'
import { mediaAddress } from './media-address.ts'

type SignedAddress = { mediaId: string; url: string; expiresAt: number }

/** Addresses for the pictures that exist; every member may look. */
export async function signMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaIds }: { workspaceId: string; mediaIds: readonly string[] },
): Promise<SignedAddress[]> {
  await requireRole(deps, caller, workspaceId, memberRoleSchema.options)
  const found = await deps.media.getMany(workspaceId, [...new Set(mediaIds)])
  return found.map(({ id }) => ({ mediaId: id, ...mediaAddress(deps, { workspaceId, mediaId: id }) }))
}
