import { PUBLIC_MEDIA_URL_TTL } from '@postwright/core/limits'
import type { Deps } from '../../deps.ts'
import { signPath } from './signed-path.ts'

type Pulled = { workspaceId: string; mediaId: string; variantId: string }

const HOUR = 60 * 60 * 1000

/**
 * The address, valid for hours, from which a network pulls a file of one variant. It changes with the hour only, so that a
 * step that is repeated sends the network the same.
 */
export function publicMediaAddress(deps: Pick<Deps, 'clock' | 'tokenKeys' | 'config'>, pulled: Pulled): string {
  const expiresAt = Math.ceil((deps.clock.now() + PUBLIC_MEDIA_URL_TTL) / HOUR) * HOUR
  return `${deps.config.appOrigin}${signPath(deps, publicMediaPath(pulled), expiresAt)}`
}

export function publicMediaPath({ workspaceId, mediaId, variantId }: Pulled): string {
  return `${workspaceId}/${mediaId}/for/${variantId}`
}
