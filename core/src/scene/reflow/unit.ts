import type { Box } from '../box.ts'
import type { Size } from '../format.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import type { Pin } from '../layer-base.ts'

/** What is placed as one in another format: a layer, or an outermost group with everything in it. */
export type Unit = {
  members: readonly PlacedLayer[]
  bounds: Box
  pin: Pin
  /** Whether its two sides may grow apart: it is, or holds, something that is no picture of fixed proportions. */
  isElastic: boolean
  isHidden: boolean
}

/** The units of a slide in the order of painting. */
export function unitsOf(layers: readonly Layer[], size: Size): Unit[] {
  const tree = layerTree(layers)
  return tree.childrenOf('').flatMap(({ id, isHidden }) => {
    const members = tree.membersOf(id)
    const bounds = boundsOf(members)
    if (!bounds) return []
    const isElastic = members.some((member) => canStretch(member, size))
    const pin = pinOf(members)
    // What lies over the seam of two slides stays there.
    const isOverSeam =
      members.some(({ continues }) => continues) && (bounds.x < 0 || bounds.x + bounds.width > size.width)
    return [{ members, bounds, pin: isOverSeam ? { ...pin, horizontal: 'scale' } : pin, isElastic, isHidden }]
  })
}

/** Whether a layer may become wider without becoming higher. What is turned by other than right angles keeps its proportions. */
export function canStretch(layer: PlacedLayer, size: Size): boolean {
  return layer.rotation % 90 === 0 && kindOf(layer).stretch(layer, size) !== 'none'
}

/** A group is pinned as its layers are where they agree, and takes its share where they do not. */
function pinOf(members: readonly PlacedLayer[]): Pin {
  const [first] = members
  const same = <Side extends keyof Pin>(side: Side): Pin[Side] | 'scale' =>
    first && members.every(({ pin }) => pin[side] === first.pin[side]) ? first.pin[side] : 'scale'
  return { horizontal: same('horizontal'), vertical: same('vertical') }
}
