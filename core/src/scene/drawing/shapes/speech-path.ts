import { roundLength } from '../../box.ts'
import type { Size } from '../../format.ts'

/** A bubble with its tail at the lower left. */
export function speechPath({ width, height }: Size, radius: number): string {
  const bottom = height * 0.82
  const r = Math.min(radius, width / 4, bottom / 2)
  const tail = { right: Math.max(r, width * 0.36), tip: width * 0.16, left: Math.max(r, width * 0.18) }
  const n = roundLength
  const corner = (x: number, y: number) => (r > 0 ? `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}` : '')
  return [
    `M${n(r)} 0H${n(width - r)}${corner(width, r)}V${n(bottom - r)}${corner(width - r, bottom)}`,
    `H${n(tail.right)}L${n(tail.tip)} ${n(height)}L${n(tail.left)} ${n(bottom)}`,
    `H${n(r)}${corner(0, bottom - r)}V${n(r)}${corner(r, 0)}Z`,
  ].join('')
}
