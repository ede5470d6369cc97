import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'
import { useEditorPart } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { layersSeen } from '../seen.ts'

/** The chosen layers as they stand in the format that is looked at, in the order they were chosen. */
export function useChosen(): readonly Layer[] {
  return useEditorPart(chosenIn, isSameList)
}

function chosenIn(editor: Editor): readonly Layer[] {
  const tree = layerTree(layersSeen(editor))
  return editor.view.getState().selection.flatMap((id) => tree.get(id) ?? [])
}

function isSameList(a: readonly Layer[], b: readonly Layer[]): boolean {
  return a.length === b.length && a.every((layer, at) => layer === b[at])
}
