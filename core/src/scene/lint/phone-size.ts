import type { Size } from '../format.ts'

/** Width in points of a slide on a phone, in portrait, and in landscape for slides wider than high. */
const UPRIGHT = 360
const TURNED = 640

/** Converts a length on a slide to its size on a phone. */
export function phoneSize(length: number, size: Size): number {
  return length * shareOf(size)
}

/** Converts a size on a phone to the length on a slide. */
export function slideSize(length: number, size: Size): number {
  return length / shareOf(size)
}

function shareOf({ width, height }: Size): number {
  return (width > height ? TURNED : UPRIGHT) / width
}
