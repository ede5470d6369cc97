import type { Editor } from '../editor.ts'
import type { Press, Preview } from './gesture.ts'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import { getCurrentLayers, getCurrentSize } from '../editor-selectors.ts'
import { createSnapper, type Snapper } from '../snap/create-snapper.ts'

/** The editor that a gesture changes, and the function that shows the gesture's preview. */
export type GestureContext = { editor: Editor; preview(preview: Preview | null): void }

/** Distance within which edges snap, in pixels of the stage. */
const SNAP_REACH = 6

/** Returns the snap distance in pixels of the slide; 0 if snapping is off. */
export function snapReach({ view }: Editor, { isCommand }: Press): number {
  const { aids, camera } = view.getState()
  return aids.snapping && !isCommand ? SNAP_REACH / camera.zoom : 0
}

/** Returns a snapper for the slide and everything on it except the given layers; groups count as a whole, except for the opened one. */
export function snapperFor(editor: Editor, moving: readonly string[]): Snapper {
  const layers = getCurrentLayers(editor)
  const tree = layerTree(layers)
  const { inside } = editor.view.getState()
  const siblings = [...tree.childrenOf(''), ...(inside === '' ? [] : tree.childrenOf(inside))]
  const others = siblings.filter(({ id }) => id !== inside && !moving.includes(id) && !tree.isHidden(id))
  return createSnapper(
    getCurrentSize(editor),
    others.flatMap(({ id }) => boundsOf(tree.membersOf(id)) ?? []),
  )
}
