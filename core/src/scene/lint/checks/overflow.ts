import type { Box } from '../../box.ts'
import type { Change } from '../../change.ts'
import { placeLayers } from '../../commands/place-layers.ts'
import { restyleText } from '../../commands/restyle-text.ts'
import type { Size } from '../../format.ts'
import { layoutText } from '../../layout/layout-text.ts'
import type { Finding } from '../finding.ts'
import { found } from '../found.ts'
import { growBox } from '../grow-box.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'
import { movedInto } from '../moved-into.ts'

/** Pixels that a letter may lean out. */
const TOLERANCE = 2

/** Words that do not fit their box, and words or codes that the edge of the slide cuts. What is only decoration may be cut. */
export function checkOverflow(context: LintContext, seen: SeenLayer): Finding[] {
  return [...textOverflow(context, seen), ...outOfSlide(context, seen)]
}

function textOverflow(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, options } = context
  const { layer, target } = seen
  if (layer.type !== 'text') return []
  const { theme } = scene.deck
  if (!layoutText(layer, layer.box, theme, options.measure).isOverflowing) return []
  const free = { ...layer, style: { ...layer.style, sizeMin: 1 } }
  const { size, isOverflowing } = layoutText(free, layer.box, theme, options.measure)
  const smaller = isOverflowing ? null : restyleText(scene, target, { style: { size, sizeMin: size } })
  return [found(context, seen, 'overflow', { key: 'textOverflow' }, [growBox(scene, target, options), smaller])]
}

function outOfSlide(context: LintContext, seen: SeenLayer): Finding[] {
  const { size } = context
  const { layer, words, box } = seen
  const isCut = words.length > 0 || layer.type === 'qr' || layer.type === 'avatar'
  const isOut = isCut ? !isInside(box, size) : !meets(box, size)
  return isOut ? [found(context, seen, 'overflow', { key: 'outOfSlide' }, moves(context, seen))] : []
}

function moves({ scene, size }: LintContext, seen: SeenLayer): (Change | null)[] {
  const boxes = movedInto(seen, { x: 0, y: 0, ...size })
  return boxes.map((box) => placeLayers(scene, seen.target, { placements: new Map([[seen.layer.id, { box }]]) }))
}

function isInside({ x, y, width, height }: Box, size: Size): boolean {
  return (
    x >= -TOLERANCE && y >= -TOLERANCE && x + width <= size.width + TOLERANCE && y + height <= size.height + TOLERANCE
  )
}

function meets({ x, y, width, height }: Box, size: Size): boolean {
  return x < size.width && y < size.height && x + width > 0 && y + height > 0
}
