import { LASTING_MEDIA_URL_TTL, PUBLIC_MEDIA_URL_TTL } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { signPath } from './signed-path.ts'

type Pulled = { workspaceId: string; mediaId: string; variantId: string }
type Deployed = Pick<Deps, 'clock' | 'tokenKeys' | 'config'>

const HOUR = 60 * 60 * 1000

/**
 * The address from which a network pulls a file of one variant: valid for hours, or for years where the network keeps addresses. It changes with the hour only, so that a
 * step that is repeated sends the network the same.
 */
export function publicMediaAddress(deps: Deployed, pulled: Pulled, { isLasting = false } = {}): string {
  const life = isLasting ? LASTING_MEDIA_URL_TTL : PUBLIC_MEDIA_URL_TTL
  const expiresAt = Math.ceil((deps.clock.now() + life) / HOUR) * HOUR
  return `${deps.config.appOrigin}${signPath(deps, publicMediaPath(pulled), expiresAt)}`
}

export function publicMediaPath({ workspaceId, mediaId, variantId }: Pulled): string {
  return `${workspaceId}/${mediaId}/for/${variantId}`
}
