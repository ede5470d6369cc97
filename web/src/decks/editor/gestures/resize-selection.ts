import type { Box } from '@postwright/core/scene/box'
import { listUnlockedMembers } from '@postwright/core/scene/commands/unlocked-layers'
import { placeLayers } from '@postwright/core/scene/commands/layer-placement'
import { placedSlide } from '@postwright/core/scene/commands/placed-slide'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import type { Placements } from '@postwright/core/scene/geometry/placements'
import { type Handle, type Pull, resizeBox } from '@postwright/core/scene/geometry/resize-box'
import { resizePlacements } from '@postwright/core/scene/geometry/resize-placements'
import { kindOf } from '@postwright/core/scene/kinds/kinds'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { getCurrentLayers, getCurrentSlide, getCurrentTarget } from '../editor-selectors.ts'
import { grownText } from '../text/grown-text.ts'
import { type Gesture, numbersLabel, type Press } from './gesture.ts'
import { type GestureContext, snapReach, snapperFor } from './gesture-context.ts'
import type { MovingEdges, Snapped, Snapper } from '../snap/create-snapper.ts'
import { SIDES } from './handle.ts'

/** Resizes the selection by a handle: Shift toggles whether proportions are kept, Alt keeps the centre, Ctrl does not snap. */
export function resizeSelection({ editor, preview }: GestureContext, handle: Handle, from: Press): Gesture | null {
  const target = getCurrentTarget(editor)
  const { scene } = editor.store.getState()
  const slide = getCurrentSlide(editor)
  const members = listUnlockedMembers(getCurrentLayers(editor), target.layerIds)
  const [only, another] = members
  const bounds = boundsOf(members)
  if (!slide || !only || !bounds) return null
  const isCorner = handle.length === 2
  // Shift inverts the default for keeping proportions.
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

/** Returns the placements, with the box of a single text made higher if its lines do not fit, unless the text is scaled. */
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

/** Returns the snapped movement of a handle, so that its edges align with targets within reach. */
export function snapPull(snapper: Snapper, start: Box, pull: Pull, within: number): Snapped {
  const edges = edgesOf(pull.handle)
  const pulled = resizeBox(start, 0, pull)
  const snapped = snapper.snap(pulled, within, edges)
  if (!pull.keepsAspect || pull.handle.length === 1)
    return { dx: pull.dx + snapped.dx, dy: pull.dy + snapped.dy, guides: snapped.guides }
  const { dx, dy } = inProportion(start, pulled, snapped, pull)
  const { guides } = snapper.snap(resizeBox(start, 0, { ...pull, dx, dy }), 0, edges)
  return { dx, dy, guides: within > 0 ? guides : [] }
}

/**
 * Returns the movement of a corner that keeps the proportions: the corner follows the nearer of its two snapped edges, and the other edge follows
 * from the proportions.
 */
function inProportion(start: Box, pulled: Box, { dx, dy }: Snapped, pull: Pull): { dx: number; dy: number } {
  if (dx === 0 && dy === 0) return pull
  const { x, y } = SIDES[pull.handle]
  const isByWidth = dx !== 0 && (dy === 0 || Math.abs(dx) <= Math.abs(dy))
  const factor = isByWidth ? (pulled.width + x * dx) / start.width : (pulled.height + y * dy) / start.height
  return { dx: x * (factor - 1) * start.width, dy: y * (factor - 1) * start.height }
}

function edgesOf(handle: Handle): MovingEdges {
  const { x, y } = SIDES[handle]
  const edge = (side: -1 | 0 | 1) => (side === 0 ? 'none' : side < 0 ? 'start' : 'end')
  return { horizontal: edge(x), vertical: edge(y) }
}
