import { z } from 'zod'
import type { Box } from '../../box.ts'
import { strokeSchema } from '../../fill.ts'
import { newLayerBase, placedBase } from '../../layer-base.ts'

/** A straight line along the middle of its box, from its left to its right edge. */
export const lineLayerSchema = placedBase.extend({
  type: z.literal('line'),
  stroke: strokeSchema,
  start: z.enum(['none', 'arrow', 'dot', 'bar']),
  end: z.enum(['none', 'arrow', 'dot', 'bar']),
})

/** Height of a line's box, large enough for a finger. */
export const LINE_HEIGHT = 24

export type LineEnds = Pick<z.infer<typeof lineLayerSchema>, 'start' | 'end'>

export function newLine(id: string, box: Box, rotation = 0, ends: LineEnds = { start: 'none', end: 'none' }) {
  const stroke = { color: '@text', width: 6, dash: 'solid' } as const
  return { ...newLayerBase(id, box), type: 'line', rotation, stroke, ...ends } satisfies z.infer<typeof lineLayerSchema>
}
