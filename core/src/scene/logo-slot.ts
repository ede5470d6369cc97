import type { Layer } from './layer.ts'
import { readSlot } from './outline/slide-pattern.ts'

/** The slot by which templates and commands know a brand's logo. */
export const LOGO_SLOT = 'logo'

/** Whether a layer is a brand's logo, or the plate below it: no photo of the deck. */
export function isLogo({ slot }: Pick<Layer, 'slot'>): boolean {
  return readSlot(slot).base === LOGO_SLOT
}
