import type { BrandKit } from '../model/brand-kit.ts'

type ForChannels = Pick<BrandKit, 'channels'>

/**
 * The kit that posts of a channel follow: the first, in their order, that names the channel, else the first that names none.
 * @param connectionId null for no channel in particular
 */
export function kitOfChannel<Kit extends ForChannels>(kits: readonly Kit[], connectionId: string | null): Kit | null {
  const own = connectionId === null ? undefined : kits.find(({ channels }) => channels.includes(connectionId))
  return own ?? kits.find(({ channels }) => channels.length === 0) ?? null
}

/** The kit that a new deck begins with: the one of channels that no kit names, else the first. Null without kits. */
export function findDefaultKit<Kit extends ForChannels>(kits: readonly Kit[]): Kit | null {
  return kitOfChannel(kits, null) ?? kits[0] ?? null
}
