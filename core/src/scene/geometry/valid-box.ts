import { SCENE_LENGTH_MAX } from '../../limits.ts'
import { roundLength, type Box } from '../box.ts'

/** The nearest box that a layer can have. */
export function validBox({ x, y, width, height }: Box): Box {
  return { x: position(x), y: position(y), width: length(width), height: length(height) }
}

function position(value: number): number {
  return Math.min(SCENE_LENGTH_MAX, Math.max(-SCENE_LENGTH_MAX, roundLength(value))) || 0
}

function length(value: number): number {
  return Math.min(SCENE_LENGTH_MAX, Math.max(1, roundLength(value)))
}
