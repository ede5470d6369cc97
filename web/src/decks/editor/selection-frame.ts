import type { Box } from '@postwright/core/scene/box'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { layerTree, membersOf } from '@postwright/core/scene/geometry/layer-tree'
import { HANDLES, type Handle } from '@postwright/core/scene/geometry/resize-box'
import type { Layer } from '@postwright/core/scene/layer'

/** The frame drawn around a selection, and its handles. */
export type Frame = { box: Box; rotation: number; handles: readonly Handle[]; isLocked: boolean }

const ENDS: readonly Handle[] = ['e', 'w']

/** Returns the frame of the selection: for one layer its own rotated box, for several their common bounds. */
export function selectionFrame(layers: readonly Layer[], selection: readonly string[]): Frame | null {
  const members = membersOf(layers, selection)
  const bounds = boundsOf(members)
  const [only, another] = members
  if (!only || !bounds) return null
  const tree = layerTree(layers)
  const isLocked = members.every(({ id }) => tree.isLocked(id))
  if (another) return { box: bounds, rotation: 0, handles: isLocked ? [] : HANDLES, isLocked }
  const own = only.type === 'line' ? ENDS : HANDLES
  return { box: only.box, rotation: only.rotation, handles: isLocked ? [] : own, isLocked }
}
