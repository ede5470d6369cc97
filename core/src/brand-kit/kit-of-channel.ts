import type { BrandKit } from '../model/brand-kit.ts'

type ForChannels = Pick<BrandKit, 'channels'>

/**
 * Returns the kit for posts of a channel: the first that names the channel, otherwise the first that names no channel.
 * @param connectionId null for no channel in particular
 */
export function kitOfChannel<Kit extends ForChannels>(kits: readonly Kit[], connectionId: string | null): Kit | null {
  const own = connectionId === null ? undefined : kits.find(({ channels }) => channels.includes(connectionId))
  return own ?? kits.find(({ channels }) => channels.length === 0) ?? null
}

/** Returns the default kit of a new deck: the one for channels that no kit names, otherwise the first. Null without kits. */
export function findDefaultKit<Kit extends ForChannels>(kits: readonly Kit[]): Kit | null {
  return kitOfChannel(kits, null) ?? kits[0] ?? null
}
