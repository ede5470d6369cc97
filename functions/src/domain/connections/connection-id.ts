import { createHash } from 'node:crypto'
import type { Platform } from '@postwright/core/platforms/platform'

const LENGTH = 20

/** The same account in the same workspace always has the same id, so reconnecting keeps its schedule. */
export function connectionIdFor(workspaceId: string, platform: Platform, externalId: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([workspaceId, platform, externalId]))
    .digest('base64url')
  return hash.replace(/[-_]/g, '').slice(0, LENGTH)
}
