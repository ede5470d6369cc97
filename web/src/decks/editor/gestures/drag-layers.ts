import { roundLength, type Point } from '@postwright/core/scene/box'
import { duplicateLayers } from '@postwright/core/scene/commands/duplicate-layers'
import { listUnlockedMembers } from '@postwright/core/scene/commands/unlocked-layers'
import { moveLayers } from '@postwright/core/scene/commands/layer-placement'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { findTopLayers } from '../commands/follow-change.ts'
import { addedIds, runChange } from '../run-change.ts'
import type { Editor } from '../editor.ts'
import { getCurrentLayers, getCurrentTarget } from '../editor-selectors.ts'
import { type Gesture, numbersLabel, type Press } from './gesture.ts'
import { type GestureContext, snapReach, snapperFor } from './gesture-context.ts'

/**
 * Moves the selection with the pointer: Shift restricts it to one axis, Alt moves a copy, Ctrl turns off snapping.
 * @param finish moves the layers at the end
 */
export function dragLayers(
  context: GestureContext,
  from: Press,
  finish: (shift: Point) => void = (shift) => moveBy(context.editor, shift),
): Gesture | null {
  const { editor, preview } = context
  const target = getCurrentTarget(editor)
  const members = listUnlockedMembers(getCurrentLayers(editor), target.layerIds)
  const bounds = boundsOf(members)
  if (!bounds) return null
  // A single layer uses its own box regardless of rotation, as in the inspector.
  const [only, another] = members
  const frame = only && !another ? only.box : bounds
  const snapper = snapperFor(editor, target.layerIds)

  function shiftOf(press: Press) {
    const raw = { x: press.at.x - from.at.x, y: press.at.y - from.at.y }
    const kept = press.isShift ? straight(raw) : raw
    const moved = { ...bounds, x: (bounds?.x ?? 0) + kept.x, y: (bounds?.y ?? 0) + kept.y }
    const whole = { x: moved.x, y: moved.y, width: bounds?.width ?? 0, height: bounds?.height ?? 0 }
    const { dx, dy, guides } = snapper.snap(whole, snapReach(editor, press), {
      horizontal: press.isShift && kept.x === 0 ? 'none' : 'all',
      vertical: press.isShift && kept.y === 0 ? 'none' : 'all',
    })
    return { shift: { x: onPixel(kept.x + dx, dx), y: onPixel(kept.y + dy, dy) }, guides }
  }

  return {
    move(press) {
      const { shift, guides } = shiftOf(press)
      const words = numbersLabel({ X: (frame?.x ?? 0) + shift.x, Y: (frame?.y ?? 0) + shift.y })
      const label = { words, at: press.at }
      preview({ moved: target.layerIds, shift, guides, label, isCopying: press.isAlt })
    },
    end(press) {
      const { shift } = shiftOf(press)
      preview(null)
      if (shift.x === 0 && shift.y === 0) return
      if (!press.isAlt) return finish(shift)
      const { scene } = editor.store.getState()
      const change = duplicateLayers(scene, target, { random: editor.random, offset: shift })
      if (runChange(editor, change) && change) editor.view.set({ selection: findTopLayers(editor, addedIds(change)) })
    },
    cancel: () => preview(null),
  }
}

function moveBy(editor: Editor, { x, y }: Point): void {
  runChange(editor, moveLayers(editor.store.getState().scene, getCurrentTarget(editor), { dx: x, dy: y }))
}

function straight({ x, y }: Point): Point {
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}

/** Rounds to whole pixels, unless the layer snapped to a fractional position. */
function onPixel(value: number, snapped: number): number {
  return snapped === 0 ? Math.round(value) : roundLength(value)
}
