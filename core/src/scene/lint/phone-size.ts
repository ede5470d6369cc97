import type { Size } from '../format.ts'

/** Points across which a phone shows a slide. */
const PHONE_WIDTH = 360

/** How large something of a slide is on a phone. */
export function phoneSize(length: number, { width }: Size): number {
  return (length * PHONE_WIDTH) / width
}

/** How large something has to be on the slide for that. */
export function slideSize(length: number, { width }: Size): number {
  return (length * width) / PHONE_WIDTH
}
