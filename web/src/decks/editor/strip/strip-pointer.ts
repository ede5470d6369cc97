import type { Point } from '@postwright/core/scene/box'
import { moveOnStrip, movedOnStrip } from '@postwright/core/scene/commands/layers-on-strip'
import { FORMATS } from '@postwright/core/scene/format'
import { hitsAt } from '@postwright/core/scene/geometry/hit-test'
import { topGroupOf } from '@postwright/core/scene/geometry/layer-tree'
import type { Scene } from '@postwright/core/scene/scene'
import { stripOf } from '@postwright/core/scene/strip'
import type { Editor } from '../editor.ts'
import { dragLayers } from '../gestures/drag-layers.ts'
import type { Gesture, Preview, Press } from '../gestures/gesture.ts'
import { announce, runChange } from '../run-change.ts'
import { layersOf, getCurrentTarget } from '../editor-selectors.ts'
import type { Guide } from '../snap/guides.ts'

/** The state that the strip shows while layers are dragged: the resulting deck and the positions of the layers. */
export type StripPreview = { scene: Scene; slideId: string; layerIds: readonly string[]; guides: readonly Guide[] }

/** Hit tolerance around thin layers, in pixels of the screen. */
const TOLERANCE = 5

/** Returns the visible layer at a point of the strip and its slide; layers of later slides are on top. */
function layerAt(editor: Editor, at: Point): { slideId: string; layerId: string } | null {
  const { scene } = editor.store.getState()
  const { format, stripZoom } = editor.view.getState()
  const { width } = FORMATS[format]
  const own = Math.floor(at.x / width)
  for (const [index, slide] of [...stripOf(scene).entries()].toReversed()) {
    const layers = layersOf(scene, slide, format)
    const inSlide = { x: at.x - index * width, y: at.y }
    const hit = hitsAt(layers, inSlide, TOLERANCE / stripZoom).find(({ continues }) => index === own || continues)
    if (hit) return { slideId: slide.id, layerId: topGroupOf(layers, hit.id) }
  }
  return null
}

/**
 * Selects the layer at a point, or else the slide.
 * @returns whether a layer was hit
 */
export function chooseAt(editor: Editor, at: Point, isMore: boolean): boolean {
  const { view, store } = editor
  const hit = layerAt(editor, at)
  const { slideId, selection, format } = view.getState()
  if (!hit) {
    const slide = stripOf(store.getState().scene)[Math.floor(at.x / FORMATS[format].width)]
    view.set({ slideId: slide?.id ?? slideId })
    view.set({ selection: [], inside: '' })
    return false
  }
  const isChosen = hit.slideId === slideId && selection.includes(hit.layerId)
  if (isChosen) return true
  // Changing the slide clears the selection, so the layer is selected afterwards.
  view.set({ slideId: hit.slideId })
  view.set({ selection: isMore && hit.slideId === slideId ? [...selection, hit.layerId] : [hit.layerId], inside: '' })
  return true
}

/** Drags the selection across the strip, with the snapping of the stage; `press` is in pixels of its own slide. */
export function dragOnStrip(
  editor: Editor,
  press: Press,
  show: (preview: StripPreview | null) => void,
): Gesture | null {
  const preview = (next: Preview | null) => {
    const { x: dx, y: dy } = next?.shift ?? { x: 0, y: 0 }
    const { random } = editor
    const moved = next && movedOnStrip(editor.store.getState().scene, getCurrentTarget(editor), { dx, dy, random })
    show(moved && { ...moved, guides: next?.guides ?? [] })
  }
  return dragLayers({ editor, preview }, press, ({ x, y }) => moveSelection(editor, x, y))
}

/** Moves the selection, which stays selected on the slide that it is moved to. */
export function moveSelection(editor: Editor, dx: number, dy: number): void {
  const { scene } = editor.store.getState()
  const before = getCurrentTarget(editor).slideId
  const moved = moveOnStrip(scene, getCurrentTarget(editor), { dx, dy, random: editor.random })
  if (!moved || !runChange(editor, moved.change)) return
  editor.view.set({ slideId: moved.slideId })
  editor.view.set({ selection: moved.layerIds })
  if (moved.slideId !== before) announce(editor, 'editor:did.carryLayers')
}
