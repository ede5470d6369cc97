import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Editor } from '../editor.ts'
import { layersSeen, sizeSeen } from '../seen.ts'
import { createSnapper, type Snapper } from '../snap/create-snapper.ts'

/** Snaps to the slide and to everything on it but these layers; groups count as wholes, but for the opened one. */
export function snapperFor(editor: Editor, moving: readonly string[]): Snapper {
  const layers = layersSeen(editor)
  const tree = layerTree(layers)
  const { inside } = editor.view.getState()
  const siblings = [...tree.childrenOf(''), ...(inside === '' ? [] : tree.childrenOf(inside))]
  const others = siblings.filter(({ id }) => id !== inside && !moving.includes(id) && !tree.isHidden(id))
  return createSnapper(
    sizeSeen(editor),
    others.flatMap(({ id }) => boundsOf(tree.membersOf(id)) ?? []),
  )
}
