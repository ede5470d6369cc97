import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'
import { useEditorPart, useEditor } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { getCurrentLayers, getCurrentTarget } from '../editor-selectors.ts'
import type { Change, LayerFields } from '@postwright/core/scene/change'
import { restyleText, type Restyle } from '@postwright/core/scene/commands/restyle-text'
import { setLayerFields } from '@postwright/core/scene/commands/layer-fields'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { useRef } from 'react'
import { runChange } from '../run-change.ts'

/** Returns the selected layers as placed in the current format, in the order of selection. */
export function useChosen(): readonly Layer[] {
  return useEditorPart(chosenIn, isSameList)
}

function chosenIn(editor: Editor): readonly Layer[] {
  const tree = layerTree(getCurrentLayers(editor))
  return editor.view.getState().selection.flatMap((id) => tree.get(id) ?? [])
}

function isSameList(a: readonly Layer[], b: readonly Layer[]): boolean {
  return a.length === b.length && a.every((layer, at) => layer === b[at])
}

/** Returns the value that all items share; null if the values differ or there are no items. */
export function commonValue<Thing, Value>(things: readonly Thing[], read: (thing: Thing) => Value): Value | null {
  const [first, ...others] = things.map(read)
  if (first === undefined) return null
  const words = JSON.stringify(first)
  return others.every((other) => JSON.stringify(other) === words) ? first : null
}

/** Phase of a change: an intermediate one while a control is held, or the final one. */
export type Phase = 'held' | 'done'

/** Returns functions that controls use to change the selection; all changes while a control is held form a single undo step. */
export function useEditLayers() {
  const editor = useEditor()
  const gesture = useRef(0)

  function run(make: (scene: Scene, target: Target) => Change | null, phase: Phase = 'done') {
    const id = `control ${gestures.at} ${gesture.current}`
    runChange(editor, make(editor.store.getState().scene, getCurrentTarget(editor)), id)
    if (phase === 'done') {
      gestures.at += 1
      gesture.current = gestures.at
    }
  }

  return {
    run,
    set: (fields: LayerFields, phase?: Phase) =>
      run((scene, target) => setLayerFields(scene, target, { fields }), phase),
    restyle(restyle: Restyle, phase?: Phase) {
      const written = editor.writing.current
      if (written && restyle.run) written.style(restyle.run)
      else run((scene, target) => restyleText(scene, target, restyle), phase)
    },
  }
}

/** Gestures of all controls share one counter, so that no two have the same number. */
const gestures = { at: 0 }
