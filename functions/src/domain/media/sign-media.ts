import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { mediaAddress } from './media-address.ts'

type SignedAddress = { mediaId: string; url: string; expiresAt: number }

/** Signed addresses of the pictures that exist, for every member. */
export async function signMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaIds }: { workspaceId: string; mediaIds: readonly string[] },
): Promise<SignedAddress[]> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const found = await deps.media.getMany(workspaceId, [...new Set(mediaIds)])
  return found.map(({ id }) => ({ mediaId: id, ...mediaAddress(deps, { workspaceId, mediaId: id }) }))
}
