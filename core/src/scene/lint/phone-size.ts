import type { Size } from '../format.ts'

/** Width in points of a slide on a phone, in portrait, and in landscape for slides wider than high. */
const UPRIGHT = 360
const TURNED = 640

/** Returns the size on a phone of a length on a slide. */
export function phoneSize(length: number, size: Size): number {
  return length * shareOf(size)
}

/** Returns the length on a slide of a size on a phone. */
export function slideSize(length: number, size: Size): number {
  return length / shareOf(size)
}

function shareOf({ width, height }: Size): number {
  return (width > height ? TURNED : UPRIGHT) / width
}
