import { roundLength } from '../../box.ts'
import type { Size } from '../../format.ts'

/** SVG path data of the ellipse that fills a box. */
export function ellipsePath({ width, height }: Size): string {
  const [rx, ry] = [roundLength(width / 2), roundLength(height / 2)]
  const half = (x: number) => `A${rx} ${ry} 0 1 1 ${roundLength(x)} ${ry}`
  return `M0 ${ry}${half(width)}${half(0)}Z`
}
