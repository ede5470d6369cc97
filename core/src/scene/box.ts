import { z } from 'zod'
import { SCENE_LENGTH_MAX } from '../limits.ts'

const position = z.number().min(-SCENE_LENGTH_MAX).max(SCENE_LENGTH_MAX)
const length = z.number().min(1).max(SCENE_LENGTH_MAX)

/**
 * Where a layer lies before it is rotated, in pixels of the format from the slide's left top corner. Layers in groups lie in
 * the slide too, not in their group.
 */
export const boxSchema = z.object({ x: position, y: position, width: length, height: length })

export type Box = z.infer<typeof boxSchema>

export type Point = { x: number; y: number }

/** A length or a coordinate as scenes store it: hundredths of a pixel are exact enough, and equal ones compare as equal. */
export function roundLength(value: number): number {
  return Math.round(value * 100) / 100
}
