import type { Layer } from './layer.ts'
import { readSlot } from './outline/slide-pattern.ts'

/** Slot name by which templates and commands identify a brand's logo. */
export const LOGO_SLOT = 'logo'

/** Returns whether a layer is a brand's logo or the plate behind it, as opposed to an image of the deck's content. */
export function isLogo({ slot }: Pick<Layer, 'slot'>): boolean {
  return readSlot(slot).base === LOGO_SLOT
}
