import { roundLength } from '../../box.ts'
import type { Size } from '../../format.ts'

/** SVG path data of a rectangle. `radius` is that of its corners, at most half of the shorter side. */
export function rectanglePath({ width, height }: Size, radius = 0): string {
  const [w, h] = [roundLength(width), roundLength(height)]
  const r = roundLength(Math.min(radius, width / 2, height / 2))
  if (r <= 0) return `M0 0H${w}V${h}H0Z`
  const corner = (x: number, y: number) => `A${r} ${r} 0 0 1 ${roundLength(x)} ${roundLength(y)}`
  return [
    `M${r} 0H${roundLength(w - r)}${corner(w, r)}`,
    `V${roundLength(h - r)}${corner(w - r, h)}`,
    `H${r}${corner(0, h - r)}`,
    `V${r}${corner(r, 0)}Z`,
  ].join('')
}
