import { MEDIA_URL_TTL } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { signPath } from './signed-path.ts'

type File = { workspaceId: string; mediaId: string }

/** The same for the small version of an image. */
export function smallMediaAddress(
  deps: Pick<Deps, 'clock' | 'tokenKeys'>,
  file: File,
): { url: string; expiresAt: number } {
  const expiresAt = deps.clock.now() + MEDIA_URL_TTL
  return { url: signPath(deps, smallMediaPath(file), expiresAt), expiresAt }
}

/** A signed address on the product's own origin that serves one file to members for an hour. */
export function mediaAddress(deps: Pick<Deps, 'clock' | 'tokenKeys'>, file: File): { url: string; expiresAt: number } {
  const expiresAt = deps.clock.now() + MEDIA_URL_TTL
  return { url: signPath(deps, mediaPath(file), expiresAt), expiresAt }
}

export function mediaPath({ workspaceId, mediaId }: File): string {
  return `${workspaceId}/${mediaId}`
}

export function smallMediaPath(file: File): string {
  return `${mediaPath(file)}/small`
}
