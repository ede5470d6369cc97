import type { Box } from '../../box.ts'
import type { Change } from '../../change.ts'
import { placeLayers } from '../../commands/layer-placement.ts'
import { restyleText } from '../../commands/restyle-text.ts'
import { boxesMeet } from '../../geometry/bounds.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { stripOf } from '../../strip.ts'
import { type Finding, found } from '../finding.ts'
import { growBox, fitIntoArea } from '../fix-changes.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Allowed overhang of a letter in pixels. */
const TOLERANCE = 2

/**
 * Finds words that do not fit their box, and words or codes cut off by the slide edge. Decoration may be cut off, but not lie entirely outside the
 * slide.
 */
export function checkOverflow(context: LintContext, seen: SeenLayer): Finding[] {
  return [...textOverflow(context, seen), ...outOfSlide(context, seen)]
}

function textOverflow(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, options } = context
  const { layer, target } = seen
  const fit = kindOf(layer).fit?.(layer, scene.deck.theme, options.measure)
  if (!fit?.isOverflowing) return []
  const { size } = fit
  const smaller = size === null ? null : restyleText(scene, target, { style: { size, sizeMin: size } })
  return [found(context, seen, 'overflow', { key: 'textOverflow' }, [growBox(scene, target, options), smaller])]
}

function outOfSlide(context: LintContext, seen: SeenLayer): Finding[] {
  const { size } = context
  const { layer, words, box } = seen
  const isCut = words.length > 0 || kindOf(layer).harmedBy !== 'nothing'
  const strip = layer.continues ? stripBox(context) : { x: 0, y: 0, ...size }
  const isOut = isCut ? !isInside(box, strip) : !boxesMeet(box, strip)
  return isOut ? [found(context, seen, 'overflow', { key: 'outOfSlide' }, moves(context, seen))] : []
}

function moves({ scene, size }: LintContext, seen: SeenLayer): (Change | null)[] {
  const boxes = fitIntoArea(seen, { x: 0, y: 0, ...size })
  return boxes.map((box) => placeLayers(scene, seen.target, { placements: new Map([[seen.layer.id, { box }]]) }))
}

/** Returns the area of all slides that a continuing layer may reach, relative to its own slide. */
function stripBox({ scene, slide, size }: LintContext): Box {
  const slides = stripOf(scene)
  const before = Math.max(0, slides.indexOf(slide))
  return { x: -before * size.width, y: 0, width: Math.max(1, slides.length) * size.width, height: size.height }
}

function isInside({ x, y, width, height }: Box, area: Box): boolean {
  return (
    x >= area.x - TOLERANCE &&
    y >= area.y - TOLERANCE &&
    x + width <= area.x + area.width + TOLERANCE &&
    y + height <= area.y + area.height + TOLERANCE
  )
}
