import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'

/** The channels on which captions go with a video. */
export function takersOfCaptions(channels: readonly Connection[]): Connection[] {
  return channels.filter((channel) => contractFor(channel).media.video?.captions !== undefined)
}
