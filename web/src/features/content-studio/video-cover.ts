import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { withSetting } from './post-settings.ts'

/** The frame of a video that is its cover. */
export type VideoCover = { second: number; picture: File }

/** Returns the channels whose network supports video covers. */
export function findCoverChannels(channels: readonly Connection[]): Connection[] {
  return channels.filter((channel) => coverOf(channel) !== null)
}

/** Returns the channels that get the cover as an image of the post. */
export function findCoverImageChannels(channels: readonly Connection[]): Connection[] {
  return channels.filter((channel) => coverOf(channel)?.as === 'picture')
}

/** Returns the settings with the second of the cover for each channel that receives the cover as a setting. */
export function withCoverSecond(
  settings: PostDraft['settings'],
  channels: readonly Connection[],
  second: number,
): PostDraft['settings'] {
  return channels.reduce((chosen, channel) => {
    const cover = coverOf(channel)
    if (cover?.as !== 'second') return chosen
    return withSetting(chosen, { connectionId: channel.id, key: cover.setting, value: String(Math.round(second)) })
  }, settings)
}

function coverOf(channel: Connection) {
  return contractFor(channel).media.video?.cover ?? null
}
