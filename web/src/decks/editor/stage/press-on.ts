import { hitTest } from '@postwright/core/scene/geometry/hit-test'
import { coversPoint } from '@postwright/core/scene/geometry/bounds'
import { membersOf, topGroupOf } from '@postwright/core/scene/geometry/layer-tree'
import type { Editor } from '../editor.ts'
import { chooseArea } from '../gestures/choose-area.ts'
import { dragLayers } from '../gestures/drag-layers.ts'
import { drawLayer } from '../gestures/draw-layer.ts'
import type { Gesture, Press } from '../gestures/gesture.ts'
import type { GestureContext } from '../gestures/gesture-context.ts'
import { gripAt, gripsOf } from '../gestures/handle.ts'
import { panCamera } from '../gestures/pan-camera.ts'
import { resizeSelection } from '../gestures/resize-selection.ts'
import { rotateSelection } from '../gestures/rotate-selection.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import { selectionFrame } from '../selection-frame.ts'
import { gripSize } from './overlay-state.ts'

/** The gesture that a press starts, and the action for a release without movement. */
export type Begun = { gesture: Gesture | null; click: () => void }

/** Hit tolerance around thin layers, in pixels of the stage. */
const TOLERANCE = 5

/** Returns the gesture that a press on the stage starts, based on the tool and the layer under the pointer. */
export function pressOn(context: GestureContext, press: Press): Begun {
  const { editor } = context
  const { tool, camera, selection, inside, editing } = editor.view.getState()
  const layers = getCurrentLayers(editor)
  if (tool === 'hand') return { gesture: panCamera(context, press), click: nothing }
  if (tool !== 'select') {
    const gesture = drawLayer(context, tool, press)
    return { gesture, click: () => gesture.end(press) }
  }

  if (editing !== '') {
    const written = membersOf(layers, [editing])[0]
    const gesture = written && coversPoint(written, press.at) ? editor.writing.current?.press(press) : null
    if (gesture) return { gesture, click: nothing }
    editor.view.set({ editing: '' })
  }

  const frame = selectionFrame(layers, selection)
  const grip = frame && !frame.isLocked ? gripAt(gripsOf(frame, camera), press.onStage, gripSize() + 5) : null
  if (grip) {
    const gesture = grip === 'rotate' ? rotateSelection(context, press) : resizeSelection(context, grip, press)
    return { gesture, click: nothing }
  }

  const hit = hitTest(layers, press.at, TOLERANCE / camera.zoom)
  if (!hit) return { gesture: emptyPress(context, press), click: () => leave(editor, press) }
  const reached = topGroupOf(layers, hit.id, inside)
  const id = press.isCommand ? hit.id : reached
  const isChosen = selection.includes(id)
  if (!isChosen) choose(editor, id, press.isShift)
  return {
    gesture: dragLayers(context, press),
    click: () => {
      if (isChosen && press.isShift) editor.view.set({ selection: selection.filter((other) => other !== id) })
      else if (isChosen && !press.isShift) editor.view.set({ selection: [id] })
    },
  }
}

function choose(editor: Editor, id: string, isMore: boolean) {
  const { selection, inside } = editor.view.getState()
  const layers = getCurrentLayers(editor)
  const isInside = inside !== '' && layers.some((layer) => layer.id === id && layer.groupId === inside)
  editor.view.set({ selection: isMore ? [...selection, id] : [id], inside: isInside ? inside : '' })
}

/** Returns the gesture on empty space: a finger pans the view, and a mouse selects an area. */
function emptyPress(context: GestureContext, press: Press): Gesture {
  return press.isTouch ? panCamera(context, press) : chooseArea(context, press)
}

function leave(editor: Editor, press: Press) {
  if (!press.isShift) editor.view.set({ selection: [], inside: '' })
}

function nothing() {}
