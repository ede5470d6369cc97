import type { DeckPresence } from '@postwright/core/collections/deck-presences'
import type { Point } from '@postwright/core/scene/box'
import { GONE_AFTER } from './tell-presence.ts'

/** Dark enough for white letters, and apart from each other. */
const COLORS = ['#b3261e', '#1f5fbf', '#2c7e49', '#8a3ffc', '#b0520a', '#a0246f', '#00717c', '#5b5f00']

/** Another person in the deck: what they have chosen, and where their pointer is. */
export type DeckPeer = {
  id: string
  name: string
  color: string
  slideId: string
  selection: readonly string[]
  pointer: Point | null
}

/** The other tabs that have the deck open now, each in a colour that is the same wherever it is shown. */
export function peersIn(
  rows: readonly DeckPresence[],
  { now, isMine }: { now: number; isMine: (id: string) => boolean },
): DeckPeer[] {
  return rows
    .filter(({ id, updatedAt }) => !isMine(id) && now - updatedAt < GONE_AFTER)
    .map(({ id, name, slideId, layerIds, hasCursor, cursorX, cursorY }) => ({
      id,
      name,
      color: colorOf(id),
      slideId,
      selection: layerIds,
      pointer: hasCursor ? { x: cursorX, y: cursorY } : null,
    }))
}

function colorOf(id: string): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7)
  return COLORS[sum % COLORS.length] ?? '#1f5fbf'
}
