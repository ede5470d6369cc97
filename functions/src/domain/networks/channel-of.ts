import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { CalledChannel as Channel } from '../ports/connections.ts'

/** A publication as its network's budgets count it: each step is about one request, and so is each file. */
export function channelOf(
  { platform, workspaceId, connectionId, content }: Variant,
  { service }: Pick<Connection, 'service'>,
): Channel {
  const requests = PLATFORM_CONTRACTS[platform].steps.length + content.media.length
  return { platform, workspaceId, connectionId, service, requests: Math.max(1, requests) }
}
