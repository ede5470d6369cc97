import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Editor } from '../editor.ts'
import { layersSeen } from '../seen.ts'
import { choosable } from './choose-all.ts'

/** Enter: chooses the first layer when none is, and opens a chosen group. @returns whether it did */
export function enterSelection(editor: Editor): boolean {
  const { view } = editor
  const [id, another] = view.getState().selection
  if (another !== undefined) return false
  if (id === undefined) return chooseFirst(editor)
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
