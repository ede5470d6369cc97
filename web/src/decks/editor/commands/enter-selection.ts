import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import { beginCrop } from '../crop/crop-tool.tsx'
import type { Editor } from '../editor.ts'
import { layersSeen } from '../seen.ts'
import { choosable } from './choose-all.ts'

/** Enter: chooses the first layer when none is, opens a chosen group, and crops a chosen image. @returns whether it did */
export function enterSelection(editor: Editor): boolean {
  const { view } = editor
  const [id, another] = view.getState().selection
  if (another !== undefined) return false
  if (id === undefined) return chooseFirst(editor)
  if (beginCrop(editor, id)) return true
  const tree = layerTree(layersSeen(editor))
  if (tree.get(id)?.type !== 'group' || tree.isLocked(id)) return false
  view.set({ inside: id })
  return chooseFirst(editor)
}

function chooseFirst(editor: Editor): boolean {
  const first = choosable(editor).at(0)
  if (first !== undefined) editor.view.set({ selection: [first] })
  return first !== undefined
}
