import { isImage } from '@postwright/core/media/media-kind'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { mediaAddress, smallMediaAddress } from './media-address.ts'

type SignedAddress = { mediaId: string; url: string; expiresAt: number }

/** Signed addresses of the pictures that exist, for every member. */
export async function signMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaIds, size }: { workspaceId: string; mediaIds: readonly string[]; size: 'full' | 'small' },
): Promise<SignedAddress[]> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const found = await deps.media.getMany(workspaceId, [...new Set(mediaIds)])
  const shown = size === 'full' ? found : found.filter(isImage)
  const address = size === 'full' ? mediaAddress : smallMediaAddress
  return shown.map(({ id }) => ({ mediaId: id, ...address(deps, { workspaceId, mediaId: id }) }))
}
