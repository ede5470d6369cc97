import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { withSetting } from './post-settings.ts'

/** The moment of a video that stands for it until it is played. */
export type VideoCover = { second: number; picture: File }

/** The channels whose network lets the cover of a video be chosen. */
export function findCoverChannels(channels: readonly Connection[]): Connection[] {
  return channels.filter((channel) => coverOf(channel) !== null)
}

/** The channels that get the cover as a picture of the post. */
export function findCoverPictureChannels(channels: readonly Connection[]): Connection[] {
  return channels.filter((channel) => coverOf(channel)?.as === 'picture')
}

/** The settings of a post with the second of the cover, on the channels that are told it. */
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
