import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'

type Channel = Pick<Variant, 'platform' | 'handle' | 'connectionId'>

/** Where a person can look whether a post is out: the channel's page at its network; null where it has none. */
export function channelAddress(channel: Channel, connection: Connection | undefined): string | null {
  const { handle, connectionId } = channel
  const { externalId, service } = connection ?? {}
  return PLATFORM_MODULES[channel.platform].page({ handle, connectionId, externalId, service })
}
