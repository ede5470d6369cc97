import { hitTest } from '@postwright/core/scene/geometry/hit-test'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import { topGroupOf } from '@postwright/core/scene/geometry/top-group-of'
import { beginCrop } from '../crop/crop-tool.tsx'
import type { Editor } from '../editor.ts'
import type { Press } from '../gestures/gesture.ts'
import { layersSeen } from '../seen.ts'

/** A double click: opens the group that is under it, one after the other, and in the end the text. */
export function enterAt(editor: Editor, press: Press): void {
  const layers = layersSeen(editor)
  const { inside, editing } = editor.view.getState()
  const hit = hitTest(layers, press.at)
  if (!hit || editing === hit.id) return
  const reached = topGroupOf(layers, hit.id, inside)
  if (layerTree(layers).get(reached)?.type === 'group') {
    editor.view.set({ inside: reached, selection: [topGroupOf(layers, hit.id, reached)] })
    return
  }
  if (beginCrop(editor, hit.id)) return
  if (hit.type === 'text') editor.view.set({ selection: [hit.id], editing: hit.id })
}
