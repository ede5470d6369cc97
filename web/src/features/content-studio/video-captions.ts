import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'

/** A channel on which captions go with a video, in so many languages; null: in all of them. */
export type CaptionChannel = { handle: string; languages: number | null }

/** What a person publishes by hand goes out without them. */
export function findCaptionChannels(channels: readonly Connection[]): CaptionChannel[] {
  return channels.flatMap((channel) => {
    const rules = channel.mode === 'assisted' ? undefined : contractFor(channel).media.video?.captions
    return rules ? [{ handle: channel.handle, languages: rules.languages }] : []
  })
}

/** Those that take fewer languages than a video has captions in, by how many they take. */
export function groupLimitedChannels(takers: readonly CaptionChannel[], languages: number) {
  const counts = takers.map((taker) => taker.languages ?? languages).filter((count) => count < languages)
  return [...new Set(counts)].map((count) => ({
    count,
    takers: takers.filter((taker) => taker.languages === count),
  }))
}
