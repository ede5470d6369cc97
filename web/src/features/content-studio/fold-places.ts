import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import type { Platform } from '@postwright/core/platforms/platform'
import { foldText } from '@/platforms/preview/fold-text.ts'

/** A place in a text at which feeds cut it off, and the networks concerned. */
export type FoldPlace = { at: number; platforms: readonly Platform[] }

/** Returns the places at which the feeds of some channels cut off a text, in text order; a text that is not cut off has none. */
export function foldPlaces(text: string, channels: readonly Connection[]): FoldPlace[] {
  const words = text.trimEnd()
  const places = new Map<number, Platform[]>()
  for (const channel of channels) {
    const [shown, rest] = foldText(words, contractFor(channel).fold)
    const known = places.get(shown.length) ?? []
    if (rest !== '' && !known.includes(channel.platform)) places.set(shown.length, [...known, channel.platform])
  }
  return [...places].map(([at, platforms]) => ({ at, platforms })).toSorted((a, b) => a.at - b.at)
}
