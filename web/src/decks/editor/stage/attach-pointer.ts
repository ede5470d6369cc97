import { hitTest } from '@postwright/core/scene/geometry/hit-test'
import { toSlide, zoomedAt } from '../camera.ts'
import type { Editor } from '../editor.ts'
import type { Gesture, Press } from '../gestures/gesture.ts'
import { cursorOf, gripAt, gripsOf } from '../gestures/handle.ts'
import { panCamera } from '../gestures/pan-camera.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import { selectionFrame } from '../selection-frame.ts'
import type { Stage } from './create-stage.ts'
import { gripSize } from './overlay-state.ts'
import { pressOn } from './press-on.ts'
import { layerTree, topGroupOf } from '@postwright/core/scene/geometry/layer-tree'
import { beginCrop } from '../crop/crop-tool.tsx'

/** Maximum distance, in pixels of the screen, that a pressed pointer can move and still click. */
const CLICK_REACH = 3
const CLICK_REACH_TOUCH = 8
const DOUBLE_CLICK = 400

/**
 * Turns pointer events on the stage into gestures.
 * @returns a function that removes the listeners
 */
export function attachPointer(container: HTMLDivElement, editor: Editor, stage: Stage): () => void {
  const context = { editor, preview: stage.preview }
  const fingers = new Map<number, Press>()
  let gesture: Gesture | null = null
  let pinch: ReturnType<typeof pinchCamera> | null = null
  let from: { press: Press; id: number; click: () => void; isMoved: boolean } | null = null
  let corner = { left: 0, top: 0 }
  let lastClick = { time: 0, x: 0, y: 0 }

  function pressOf(event: PointerEvent | WheelEvent): Press {
    // The stage does not move during a press, so its position is read once; reading it on every move would force a layout.
    if (fingers.size === 0) corner = container.getBoundingClientRect()
    const { left, top } = corner
    const onStage = { x: event.clientX - left, y: event.clientY - top }
    return {
      at: toSlide(editor.view.getState().camera, onStage),
      onStage,
      isShift: event.shiftKey,
      isAlt: event.altKey,
      isCommand: event.ctrlKey || event.metaKey,
      isTouch: event instanceof PointerEvent && event.pointerType === 'touch',
    }
  }

  function begin(event: PointerEvent) {
    if (event.target instanceof HTMLElement && event.target.closest('[data-over-stage]')) return
    const press = pressOf(event)
    fingers.set(event.pointerId, press)
    container.setPointerCapture(event.pointerId)
    if (fingers.size === 2) {
      gesture?.cancel()
      gesture = null
      from = null
      pinch = pinchCamera(editor, [...fingers.values()])
      return
    }
    if (event.button === 2) return
    const isPan = event.button === 1 || editor.view.getState().tool === 'hand'
    const begun = isPan ? { gesture: panCamera(context, press), click: () => undefined } : pressOn(context, press)
    gesture = begun.gesture
    from = { press, id: event.pointerId, click: begun.click, isMoved: false }
  }

  function move(event: PointerEvent) {
    const press = pressOf(event)
    editor.ports.onPoint?.(press.at)
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, press)
    if (pinch && fingers.size === 2) return pinch([...fingers.values()])
    if (!from) return hover(press)
    if (event.pointerId !== from.id) return
    const { onStage } = from.press
    const way = Math.hypot(press.onStage.x - onStage.x, press.onStage.y - onStage.y)
    if (!from.isMoved && way < (press.isTouch ? CLICK_REACH_TOUCH : CLICK_REACH)) return
    from.isMoved = true
    gesture?.move(press)
  }

  function end(event: PointerEvent) {
    fingers.delete(event.pointerId)
    if (fingers.size < 2) pinch = null
    if (!from || event.pointerId !== from.id) return
    const press = pressOf(event)
    const [begun, held] = [from, gesture]
    from = gesture = null
    if (begun.isMoved) return held?.end(press)
    held?.cancel()
    begun.click()
    const { x, y } = press.onStage
    const isDouble = event.timeStamp - lastClick.time < DOUBLE_CLICK && Math.hypot(x - lastClick.x, y - lastClick.y) < 8
    lastClick = { time: isDouble ? 0 : event.timeStamp, x, y }
    if (isDouble && editor.view.getState().tool === 'select') enterAt(editor, press)
  }

  function cancel(event: PointerEvent) {
    fingers.delete(event.pointerId)
    pinch = null
    if (event.pointerId === from?.id) stop()
  }

  function stop() {
    gesture?.cancel()
    from = gesture = null
  }

  function hover(press: Press) {
    const { tool, selection, camera, inside, editing, hovered } = editor.view.getState()
    const layers = getCurrentLayers(editor)
    const frame = tool === 'select' && editing === '' ? selectionFrame(layers, selection) : null
    const grip = frame && !frame.isLocked ? gripAt(gripsOf(frame, camera), press.onStage, gripSize() + 4) : null
    const hit = tool === 'select' ? hitTest(layers, press.at, 4 / camera.zoom) : null
    const id = hit ? topGroupOf(layers, hit.id, inside) : ''
    if (id !== hovered) editor.view.set({ hovered: id })
    const own = { select: hit ? (hit.id === editing ? 'text' : 'move') : 'default', hand: 'grab', text: 'text' }
    container.style.cursor = grip && frame ? cursorOf(grip, frame.rotation) : (Reflect.get(own, tool) ?? 'crosshair')
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    const { camera } = editor.view.getState()
    const press = pressOf(event)
    const unit = event.deltaMode === 1 ? 16 : 1
    if (press.isCommand) {
      const zoom = camera.zoom * Math.exp(-event.deltaY * unit * 0.0025)
      return editor.view.set({ camera: zoomedAt(camera, press.onStage, zoom), isFitted: false })
    }
    const [dx, dy] = press.isShift ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY]
    editor.view.set({ camera: { ...camera, x: camera.x - dx * unit, y: camera.y - dy * unit }, isFitted: false })
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !gesture) return
    event.stopPropagation()
    stop()
  }

  function leave() {
    editor.ports.onPoint?.(null)
    if (editor.view.getState().hovered !== '') editor.view.set({ hovered: '' })
  }

  const listening = new AbortController()
  const { signal } = listening
  container.addEventListener('pointerdown', begin, { signal })
  // The field being edited keeps the focus.
  container.addEventListener('mousedown', (event) => editor.view.getState().editing !== '' && event.preventDefault(), {
    signal,
  })
  container.addEventListener('pointermove', move, { signal })
  container.addEventListener('pointerup', end, { signal })
  container.addEventListener('pointercancel', cancel, { signal })
  container.addEventListener('pointerleave', leave, { signal })
  container.addEventListener('wheel', wheel, { signal, passive: false })
  window.addEventListener('keydown', key, { signal, capture: true })
  return () => listening.abort()
}

/** Handles a double click: opens the nested groups under the pointer one by one, and finally edits the text or crops the image. */
export function enterAt(editor: Editor, press: Press): void {
  const layers = getCurrentLayers(editor)
  const { inside, editing } = editor.view.getState()
  const hit = hitTest(layers, press.at)
  if (!hit || editing === hit.id) return
  const reached = topGroupOf(layers, hit.id, inside)
  if (layerTree(layers).get(reached)?.type === 'group') {
    editor.view.set({ inside: reached, selection: [topGroupOf(layers, hit.id, reached)] })
    return
  }
  if (beginCrop(editor, hit.id)) return
  if (hit.type === 'text') editor.view.set({ selection: [hit.id], editing: hit.id })
}

/** Zooms and pans at once with two fingers. */
function pinchCamera({ view }: Editor, fingers: readonly Press[]): (fingers: readonly Press[]) => void {
  const { camera } = view.getState()
  const begin = spanOf(fingers)
  return (now) => {
    const span = spanOf(now)
    const nearer = zoomedAt(camera, begin, camera.zoom * (span.length / Math.max(1, begin.length)))
    const moved = { ...nearer, x: nearer.x + span.x - begin.x, y: nearer.y + span.y - begin.y }
    view.set({ camera: moved, isFitted: false })
  }
}

function spanOf([a, b]: readonly Press[]) {
  const [one, other] = [a?.onStage ?? { x: 0, y: 0 }, b?.onStage ?? { x: 0, y: 0 }]
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    length: Math.hypot(one.x - other.x, one.y - other.y),
  }
}
