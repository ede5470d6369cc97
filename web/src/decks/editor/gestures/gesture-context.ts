import type { Editor } from '../editor.ts'
import type { Press, Preview } from './gesture.ts'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import { getCurrentLayers, getCurrentSize } from '../editor-selectors.ts'
import { createSnapper, type Snapper } from '../snap/create-snapper.ts'

/** What a gesture works on, and where it shows how things would be. */
export type GestureContext = { editor: Editor; preview(preview: Preview | null): void }

/** How near edges have to come to snap, in pixels of the stage. */
const SNAP_REACH = 6

/** The same in pixels of the slide; 0 where nothing is to snap. */
export function snapReach({ view }: Editor, { isCommand }: Press): number {
  const { aids, camera } = view.getState()
  return aids.snapping && !isCommand ? SNAP_REACH / camera.zoom : 0
}

/** Snaps to the slide and to everything on it but these layers; groups count as wholes, but for the opened one. */
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
