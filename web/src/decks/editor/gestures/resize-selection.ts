import type { Box } from '@postwright/core/scene/box'
import { freeMembers } from '@postwright/core/scene/commands/free-members'
import { placeLayers } from '@postwright/core/scene/commands/place-layers'
import { placedSlide } from '@postwright/core/scene/commands/placed-slide'
import { boundsOf } from '@postwright/core/scene/geometry/bounds-of'
import type { Placements } from '@postwright/core/scene/geometry/placement'
import type { Handle } from '@postwright/core/scene/geometry/resize-box'
import { resizePlacements } from '@postwright/core/scene/geometry/resize-placements'
import { kindOf } from '@postwright/core/scene/kinds/kinds'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { layersSeen, slideSeen, targetSeen } from '../seen.ts'
import { grownText } from '../text/grown-text.ts'
import { type Gesture, numbersLabel, type Press } from './gesture.ts'
import { type GestureContext, snapReach } from './gesture-context.ts'
import { snapPull } from './snap-pull.ts'
import { snapperFor } from './snapper-for.ts'

/** Pulls what is chosen at a handle: Shift changes whether proportions are kept, Alt keeps the middle, Ctrl does not snap. */
export function resizeSelection({ editor, preview }: GestureContext, handle: Handle, from: Press): Gesture | null {
  const target = targetSeen(editor)
  const { scene } = editor.store.getState()
  const slide = slideSeen(editor)
  const members = freeMembers(layersSeen(editor), target.layerIds)
  const [only, another] = members
  const bounds = boundsOf(members)
  if (!slide || !only || !bounds) return null
  const isCorner = handle.length === 2
  // Shift turns it around.
  const isProportional = isCorner && (another !== undefined || kindOf(only).keepsProportions)
  const snapper = snapperFor(editor, target.layerIds)
  const isUpright = another !== undefined || only.rotation % 360 === 0
  const start = another ? bounds : only.box

  function placementsAt(press: Press) {
    const keepsAspect = isProportional !== press.isShift
    const pull = { handle, keepsAspect, fromCenter: press.isAlt }
    const pulled = { ...pull, dx: press.at.x - from.at.x, dy: press.at.y - from.at.y }
    const isSnapping = isUpright && !press.isAlt
    const snapped = isSnapping ? snapPull(snapper, start, pulled, snapReach(editor, press)) : { ...pulled, guides: [] }
    const resize = { ...pull, dx: snapped.dx, dy: snapped.dy, scalesText: keepsAspect && isCorner }
    const placements = resizePlacements(members, resize)
    return { placements: withRoom(editor, members, placements, resize.scalesText), guides: snapped.guides }
  }

  return {
    move(press) {
      const { placements, guides } = placementsAt(press)
      const next = placedSlide(scene, slide, target.format, placements)
      preview({
        moved: target.layerIds,
        slide: next,
        guides,
        label: { words: sizeLabel(placements, members), at: press.at },
      })
    },
    end(press) {
      const { placements } = placementsAt(press)
      preview(null)
      runChange(editor, placeLayers(scene, target, { placements, command: 'resizeLayers' }))
    },
    cancel: () => preview(null),
  }
}

/** One text that became narrower becomes as high as its lines need. */
function withRoom(editor: Editor, [only, another]: readonly PlacedLayer[], placements: Placements, isScaled: boolean) {
  const placement = placements.get(only?.id ?? '')
  if (!placement?.box || another || only?.type !== 'text' || isScaled) return placements
  const box = grownText({ ...only, box: placement.box }, editor.store.getState().scene.deck.theme, editor.measure)
  return new Map([[only.id, { ...placement, box }]])
}

function sizeLabel(placements: Placements, members: readonly PlacedLayer[]): string {
  const moved = members.map((layer) => ({ ...layer, box: placements.get(layer.id)?.box ?? layer.box }))
  const box: Box | null = moved[1] ? boundsOf(moved) : (moved[0]?.box ?? null)
  return box ? numbersLabel({ X: box.x, Y: box.y, W: box.width, H: box.height }) : ''
}
