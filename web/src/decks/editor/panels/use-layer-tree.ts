import { differingLayers } from '@postwright/core/scene/commands/overrides'
import type { Change } from '@postwright/core/scene/change'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { useState } from 'react'
import { useEditor, useEditorPart, useView } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { layersSeen, slideSeen, targetSeen } from '../seen.ts'
import { layerRows } from './layer-rows.ts'

/** The layers of the slide that is seen as rows, and what can be done with them. */
export function useLayerTree() {
  const editor = useEditor()
  const layers = useEditorPart(layersSeen, Object.is)
  const differing = useEditorPart(differingNow, isSameSet)
  const selection = useView((state) => state.selection)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = layerRows(layers, closed)

  function setOpen(id: string, isOpen: boolean) {
    const others = [...closed].filter((other) => other !== id)
    setClosed(new Set(isOpen ? others : [...others, id]))
  }

  /** Runs a command on one row, or on all that are chosen when the row is one of them. */
  function run(id: string, make: (scene: Scene, target: Target) => Change | null) {
    const target = targetSeen(editor)
    const layerIds = target.layerIds.includes(id) ? target.layerIds : [id]
    return runChange(editor, make(editor.store.getState().scene, { ...target, layerIds }))
  }

  return { editor, layers, rows, differing, selection, setOpen, run }
}

/** What a person has placed by hand in the format that is looked at; in the deck's own, nothing is. */
function differingNow(editor: Editor): ReadonlySet<string> {
  const slide = slideSeen(editor)
  const { format } = editor.view.getState()
  return slide && format !== editor.store.getState().scene.deck.format ? differingLayers(slide, format) : new Set()
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id))
}
