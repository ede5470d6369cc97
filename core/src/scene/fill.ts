import { z } from 'zod'
import { GRADIENT_STOPS_MAX, SCENE_LENGTH_MAX } from '../limits.ts'
import { colorSchema } from './color.ts'

const stopSchema = z.object({ at: z.number().min(0).max(1), color: colorSchema, opacity: z.number().min(0).max(1) })

/** Fill of an area. Angles of gradients are in degrees: 0 runs from left to right, 90 from top to bottom. */
export const fillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('solid'), color: colorSchema }),
  z.object({
    kind: z.literal('gradient'),
    angle: z.number().min(0).max(360),
    stops: z.array(stopSchema).min(2).max(GRADIENT_STOPS_MAX),
  }),
])

export type Fill = z.infer<typeof fillSchema>

/** A stroke; width 0 draws none. */
export const strokeSchema = z.object({
  color: colorSchema,
  width: z.number().min(0).max(SCENE_LENGTH_MAX),
  dash: z.enum(['solid', 'dashed', 'dotted']),
})

export type Stroke = z.infer<typeof strokeSchema>

export const NO_STROKE: Stroke = { color: '@text', width: 0, dash: 'solid' }
