import { layersInArea } from '@postwright/core/scene/geometry/hit-test'
import { getCurrentLayers } from '../editor-selectors.ts'
import { boxBetween, type Gesture, type Press } from './gesture.ts'
import type { GestureContext } from './gesture-context.ts'

/** Selects all layers that a rectangle touches; with Shift, adds them to the previous selection. */
export function chooseArea({ editor, preview }: GestureContext, from: Press): Gesture {
  const { selection, inside } = editor.view.getState()
  const layers = getCurrentLayers(editor)
  const before = from.isShift ? selection : []
  return {
    move(press) {
      const marquee = boxBetween(from.at, press.at)
      const found = layersInArea(layers, marquee, inside).map(({ id }) => id)
      editor.view.set({ selection: [...new Set([...before, ...found])] })
      preview({ marquee })
    },
    end: () => preview(null),
    cancel() {
      preview(null)
      editor.view.set({ selection })
    },
  }
}
