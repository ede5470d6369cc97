import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'

/** A channel that publishes captions with a video, and the number of languages; null: all languages. */
export type CaptionChannel = { handle: string; languages: number | null }

/** Returns the channels that publish captions with a video; posts that a person publishes have none. */
export function findCaptionChannels(channels: readonly Connection[]): CaptionChannel[] {
  return channels.flatMap((channel) => {
    const rules = channel.mode === 'assisted' ? undefined : contractFor(channel).media.video?.captions
    return rules ? [{ handle: channel.handle, languages: rules.languages }] : []
  })
}

/** Groups the channels that accept fewer languages than a video has captions in, by the number of languages they accept. */
export function groupLimitedChannels(takers: readonly CaptionChannel[], languages: number) {
  const counts = takers.map((taker) => taker.languages ?? languages).filter((count) => count < languages)
  return [...new Set(counts)].map((count) => ({
    count,
    takers: takers.filter((taker) => taker.languages === count),
  }))
}
