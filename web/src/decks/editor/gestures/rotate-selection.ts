import { freeMembers } from '@postwright/core/scene/commands/free-members'
import { placeLayers } from '@postwright/core/scene/commands/place-layers'
import { placedSlide } from '@postwright/core/scene/commands/placed-slide'
import { boundsOf } from '@postwright/core/scene/geometry/bounds-of'
import { centerOf } from '@postwright/core/scene/geometry/center-of'
import { rotatePlacements } from '@postwright/core/scene/geometry/rotate-placements'
import { runChange } from '../run-change.ts'
import { layersSeen, slideSeen, targetSeen } from '../seen.ts'
import type { Gesture, Press } from './gesture.ts'
import type { GestureContext } from './gesture-context.ts'
import { meantAngle, turnOf } from './turn-of.ts'

/** Turns what is chosen around its middle; Shift turns in steps. */
export function rotateSelection({ editor, preview }: GestureContext, from: Press): Gesture | null {
  const target = targetSeen(editor)
  const { scene } = editor.store.getState()
  const slide = slideSeen(editor)
  const members = freeMembers(layersSeen(editor), target.layerIds)
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
