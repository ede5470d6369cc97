import { z } from 'zod'
import { EFFECT_LENGTH_MAX, TEXT_OUTLINE_MAX } from '../limits.ts'
import { colorSchema } from './color.ts'

export const BLEND_MODES = ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'softLight'] as const

export type BlendMode = (typeof BLEND_MODES)[number]

const blurLength = z.number().min(0).max(EFFECT_LENGTH_MAX)
const offset = z.number().min(-EFFECT_LENGTH_MAX).max(EFFECT_LENGTH_MAX)

/** A drop shadow. Its offset is in slide directions, regardless of the layer's rotation. */
export const shadowSchema = z.object({
  x: offset,
  y: offset,
  /** Blur radius: twice the standard deviation, as in CSS. */
  blur: blurLength,
  color: colorSchema,
  opacity: z.number().min(0).max(1),
})

export type Shadow = z.infer<typeof shadowSchema>

/** Effects of a layer in pixels of the format; a missing field means no effect. */
export const effectsSchema = z.object({
  shadow: shadowSchema.optional(),
  /** Outline around the letters of a text, outside of them. Shapes and images have a stroke. */
  outline: z.object({ color: colorSchema, width: z.number().min(0).max(TEXT_OUTLINE_MAX) }).optional(),
  /** Blur of an image inside its frame; twice the standard deviation. */
  blur: blurLength.optional(),
  blend: z.enum(BLEND_MODES).optional(),
})

export type Effects = z.infer<typeof effectsSchema>
