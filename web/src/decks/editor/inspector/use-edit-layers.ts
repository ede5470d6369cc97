import type { Change, LayerFields } from '@postwright/core/scene/change'
import { restyleText, type Restyle } from '@postwright/core/scene/commands/restyle-text'
import { setLayerFields } from '@postwright/core/scene/commands/layer-fields'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { useRef } from 'react'
import { useEditor } from '../editor-context.ts'
import { runChange } from '../run-change.ts'
import { targetSeen } from '../seen.ts'

/** Whether a change is one of many while a control is held, or the last one. */
export type Phase = 'held' | 'done'

/** Changes of what is chosen, made by a control: what it does while it is held is taken back at once. */
export function useEditLayers() {
  const editor = useEditor()
  const gesture = useRef(0)

  function run(make: (scene: Scene, target: Target) => Change | null, phase: Phase = 'done') {
    const id = `control ${gestures.at} ${gesture.current}`
    runChange(editor, make(editor.store.getState().scene, targetSeen(editor)), id)
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
