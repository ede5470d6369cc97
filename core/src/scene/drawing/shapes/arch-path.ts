import { roundLength } from '../../box.ts'
import type { Size } from '../../format.ts'

/** A door: straight below, a half ellipse above. */
export function archPath({ width, height }: Size): string {
  const ry = Math.min(width / 2, height)
  const [w, h, top] = [roundLength(width), roundLength(height), roundLength(ry)]
  return `M0 ${h}V${top}A${roundLength(width / 2)} ${top} 0 0 1 ${w} ${top}V${h}Z`
}
