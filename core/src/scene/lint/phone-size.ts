import type { Size } from '../format.ts'

/** Points across which a phone shows a slide: one that is wider than high is looked at with the phone turned. */
const UPRIGHT = 360
const TURNED = 640

/** How large something of a slide is on a phone. */
export function phoneSize(length: number, size: Size): number {
  return length * shareOf(size)
}

/** How large something has to be on the slide for that. */
export function slideSize(length: number, size: Size): number {
  return length / shareOf(size)
}

function shareOf({ width, height }: Size): number {
  return (width > height ? TURNED : UPRIGHT) / width
}
