import { z } from 'zod'
import { SCENE_LENGTH_MAX } from '../limits.ts'

const position = z.number().min(-SCENE_LENGTH_MAX).max(SCENE_LENGTH_MAX)
const length = z.number().min(1).max(SCENE_LENGTH_MAX)

/**
 * Position of a layer before it is rotated, in pixels of the format from the slide's top left corner. Layers in groups are positioned relative to the
 * slide too, not to their group.
 */
export const boxSchema = z.object({ x: position, y: position, width: length, height: length })

export type Box = z.infer<typeof boxSchema>

export type Point = { x: number; y: number }

/** Rounds a length or a coordinate for storage to hundredths of a pixel, so that equal values compare as equal. */
export function roundLength(value: number): number {
  return Math.round(value * 100) / 100
}
