import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'
import { differingLayers } from '@postwright/core/scene/commands/overrides'
import type { Change } from '@postwright/core/scene/change'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { useState } from 'react'
import { useEditor, useEditorPart, useView } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { getCurrentLayers, getCurrentSlide, getCurrentTarget } from '../editor-selectors.ts'

/** A layer in the list of layers, with its nesting level and its position in its group. */
export type LayerRow = { layer: Layer; level: number; at: number; of: number; isGroup: boolean; isOpen: boolean }

/** Returns layers in list order: the top layer first, and the layers of a group after it unless it is closed. */
export function layerRows(layers: readonly Layer[], closed: ReadonlySet<string>): LayerRow[] {
  const tree = layerTree(layers)
  const rowsIn = (groupId: string, level: number): LayerRow[] => {
    const siblings = tree.childrenOf(groupId).toReversed()
    return siblings.flatMap((layer, place) => {
      const isGroup = layer.type === 'group'
      const isOpen = isGroup && !closed.has(layer.id)
      const row = { layer, level, at: place + 1, of: siblings.length, isGroup, isOpen }
      return isOpen ? [row, ...rowsIn(layer.id, level + 1)] : [row]
    })
  }
  return rowsIn('', 1)
}

/** Returns the layers of the current slide as rows, with their actions. */
export function useLayerTree() {
  const editor = useEditor()
  const layers = useEditorPart(getCurrentLayers, Object.is)
  const differing = useEditorPart(differingNow, isSameSet)
  const selection = useView((state) => state.selection)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = layerRows(layers, closed)

  function setOpen(id: string, isOpen: boolean) {
    const others = [...closed].filter((other) => other !== id)
    setClosed(new Set(isOpen ? others : [...others, id]))
  }

  /** Runs a command on one row, or on the whole selection if the row is part of it. */
  function run(id: string, make: (scene: Scene, target: Target) => Change | null) {
    const target = getCurrentTarget(editor)
    const layerIds = target.layerIds.includes(id) ? target.layerIds : [id]
    return runChange(editor, make(editor.store.getState().scene, { ...target, layerIds }))
  }

  return { editor, layers, rows, differing, selection, setOpen, run }
}

/** Returns the ids of layers placed by hand in the current format; none in the deck's own format. */
function differingNow(editor: Editor): ReadonlySet<string> {
  const slide = getCurrentSlide(editor)
  const { format } = editor.view.getState()
  return slide && format !== editor.store.getState().scene.deck.format ? differingLayers(slide, format) : new Set()
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id))
}
