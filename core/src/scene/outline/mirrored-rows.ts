import type { Box } from '../box.ts'
import type { Format } from '../format.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Layer } from '../layer.ts'
import type { Pin } from '../layer-base.ts'
import { bidiLevels } from '../layout/bidi-levels.ts'
import { plainText, type Paragraph } from '../text-content.ts'
import type { MovedLayers, OtherFormat } from './other-formats.ts'
import type { PatternRow } from './slide-pattern.ts'

/** Returns whether a heading and the text below it are read from right to left. */
export function isRightToLeft(paragraphs: readonly Paragraph[]): boolean {
  return bidiLevels(plainText(paragraphs), 'auto').direction === 'rtl'
}

/** Returns entries with their numbers, icons and text ordered for right-to-left reading. */
export function mirroredRows(layers: readonly Layer[], rows: readonly PatternRow[]): Layer[] {
  const boxes = mirroredBoxes(layers, rows)
  return layers.map((layer) => {
    const box = boxes.get(layer.id)
    if (!box || layer.type === 'group') return layer
    const turned = { ...layer, box, pin: { ...layer.pin, horizontal: OTHER_SIDE[layer.pin.horizontal] } }
    return turned.type === 'text' ? { ...turned, style: { ...turned.style, direction: 'rtl' } } : turned
  })
}

/** Returns the mirrored boxes of entries in the other formats, by layer id. */
export function mirroredElsewhere(others: readonly OtherFormat[], rows: readonly PatternRow[]): MovedLayers {
  const moved = new Map<string, Map<Format, Box>>()
  for (const { format, layers } of others)
    for (const [id, box] of mirroredBoxes([...layers.values()], rows)) {
      const boxes = moved.get(id) ?? new Map<Format, Box>()
      moved.set(id, boxes.set(format, box))
    }
  return moved
}

/** Mirrors each row separately, within its own bounds. */
function mirroredBoxes(layers: readonly Layer[], rows: readonly PatternRow[]): Map<string, Box> {
  const names = rows.map(({ name }) => name)
  return new Map(
    names.flatMap((name) => {
      const row = layers.filter((layer) => layer.name === name)
      const bounds = boundsOf(row)
      if (!bounds) return []
      const end = 2 * bounds.x + bounds.width
      return row.flatMap((layer) =>
        layer.type === 'group' ? [] : [[layer.id, { ...layer.box, x: end - layer.box.x - layer.box.width }] as const],
      )
    }),
  )
}

const OTHER_SIDE: Record<Pin['horizontal'], Pin['horizontal']> = {
  left: 'right',
  right: 'left',
  center: 'center',
  both: 'both',
  scale: 'scale',
}
