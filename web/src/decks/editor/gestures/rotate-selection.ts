import { listUnlockedMembers } from '@postwright/core/scene/commands/unlocked-layers'
import { placeLayers } from '@postwright/core/scene/commands/layer-placement'
import { placedSlide } from '@postwright/core/scene/commands/placed-slide'
import { boundsOf, centerOf } from '@postwright/core/scene/geometry/bounds'
import { rotatePlacements } from '@postwright/core/scene/geometry/placements'
import { runChange } from '../run-change.ts'
import { getCurrentLayers, getCurrentSlide, getCurrentTarget } from '../editor-selectors.ts'
import type { Gesture, Press } from './gesture.ts'
import type { GestureContext } from './gesture-context.ts'
import type { Point } from '@postwright/core/scene/box'

/** Rotates the selection around its centre; Shift rotates in steps. */
export function rotateSelection({ editor, preview }: GestureContext, from: Press): Gesture | null {
  const target = getCurrentTarget(editor)
  const { scene } = editor.store.getState()
  const slide = getCurrentSlide(editor)
  const members = listUnlockedMembers(getCurrentLayers(editor), target.layerIds)
  const [only, another] = members
  const bounds = boundsOf(members)
  if (!slide || !only || !bounds) return null
  const middle = centerOf(another ? bounds : only.box)
  const before = another ? 0 : only.rotation

  function turnedTo(press: Press) {
    const angle = meantAngle(before + turnOf(middle, from.at, press.at), press.isShift)
    return { angle, placements: rotatePlacements(members, angle - before) }
  }

  return {
    move(press) {
      const { angle, placements } = turnedTo(press)
      preview({
        moved: target.layerIds,
        slide: placedSlide(scene, slide, target.format, placements),
        label: { words: `${angle}°`, at: press.at },
      })
    },
    end(press) {
      preview(null)
      const { placements } = turnedTo(press)
      runChange(editor, placeLayers(scene, target, { placements, command: 'rotateLayers' }))
    },
    cancel: () => preview(null),
  }
}

const STEP = 15

/** Difference below which angles snap to quarter turns, in degrees. */
const QUARTER_REACH = 2

/** Returns the angle in degrees by which a pointer moved around a centre. */
function turnOf(middle: Point, from: Point, to: Point): number {
  return degrees(Math.atan2(to.y - middle.y, to.x - middle.x) - Math.atan2(from.y - middle.y, from.x - middle.x))
}

/** Returns the snapped angle: in steps, or unchanged except near quarter turns. */
function meantAngle(angle: number, isInSteps: boolean): number {
  if (isInSteps) return normal(Math.round(angle / STEP) * STEP)
  const quarter = Math.round(angle / 90) * 90
  return normal(Math.abs(angle - quarter) <= QUARTER_REACH ? quarter : Math.round(angle * 10) / 10)
}

/** Normalizes an angle to above -180, up to 180. */
function normal(angle: number): number {
  const turned = ((angle % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
