import type { Connection } from '@postwright/core/model/connection'
import type { ChannelFigures } from '@postwright/core/model/analytics-report'
import { platformName } from '@/platforms/platform-name.ts'

/** A channel by its handle and network, so that two accounts of one network are told apart. */
export function channelText(
  { connectionId, platform }: Pick<ChannelFigures, 'connectionId' | 'platform'>,
  channels: readonly Connection[],
): string {
  const handle = channels.find(({ id }) => id === connectionId)?.handle
  return handle === undefined ? platformName(platform) : `${handle} · ${platformName(platform)}`
}
