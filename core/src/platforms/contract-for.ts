import type { ConnectionMode } from './channel-facts.ts'
import type { ChannelLimits } from './channel-facts.ts'
import { PLATFORM_CONTRACTS } from './contracts.ts'
import { getGrantedKind } from './platform-app.ts'
import type { PlatformContract } from './platform-contract.ts'
import type { Platform } from './platform.ts'

type Channel = { platform: Platform; limits: ChannelLimits; mode: ConnectionMode; scopes?: readonly string[] }

/**
 * Returns the contract of one channel: its network's contract with the channel's own limits, without features that the channel's mode or scopes do
 * not allow.
 */
export function contractFor({ platform, limits, mode, scopes = [] }: Channel): PlatformContract {
  const contract: PlatformContract = PLATFORM_CONTRACTS[platform]
  const { text, media, poll, comment } = contract
  const mayComment = mode === 'assisted' || (comment?.scopes?.some((scope) => scopes.includes(scope)) ?? true)
  const { images, video } = media
  const isFinishedThere = mode === 'assisted' || getGrantedKind(contract.auth, scopes)?.drafts !== undefined
  return {
    ...contract,
    // The settings are selected at the network if a person publishes manually, or finishes a draft there.
    settings: isFinishedThere ? [] : contract.settings,
    comment: mayComment ? comment : null,
    text: { ...text, max: limits.textMax ?? text.max },
    media: {
      ...media,
      images: images && {
        ...images,
        max: limits.imagesMax ?? images.max,
        maxBytes: limits.imageBytesMax ?? images.maxBytes,
      },
      video: video && {
        ...video,
        maxBytes: limits.videoBytesMax ?? video.maxBytes,
        duration: [video.duration[0], limits.videoDurationMax ?? video.duration[1]],
      },
    },
    poll: poll && {
      ...poll,
      maxOptions: limits.pollOptionsMax ?? poll.maxOptions,
      optionMax: limits.pollOptionMax ?? poll.optionMax,
    },
  }
}
