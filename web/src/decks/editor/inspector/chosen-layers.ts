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

/** The chosen layers as they stand in the format that is looked at, in the order they were chosen. */
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

/** What all of several say; null when they say different things, or when there are none. */
export function commonValue<Thing, Value>(things: readonly Thing[], read: (thing: Thing) => Value): Value | null {
  const [first, ...others] = things.map(read)
  if (first === undefined) return null
  const words = JSON.stringify(first)
  return others.every((other) => JSON.stringify(other) === words) ? first : null
}

/** Whether a change is one of many while a control is held, or the last one. */
export type Phase = 'held' | 'done'

/** Changes of what is chosen, made by a control: what it does while it is held is taken back at once. */
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

/** Gestures of all controls are counted together, so that no two share a number. */
const gestures = { at: 0 }
