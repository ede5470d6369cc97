import type { BrandKit } from '@postwright/core/model/brand-kit'
import { hasRight } from '@postwright/core/rights/rights'
import type { DeckBrand } from './deck-brand.ts'

/** The kit that a deck follows, and whether it lets this person use no other colours. */
export type DeckKit = { kit: BrandKit | null; isColorsOnly: boolean }

export function kitOfDeck({ kits, role }: DeckBrand, brandKitId: string | undefined): DeckKit {
  const kit = kits.find(({ id }) => id === brandKitId) ?? null
  const isHeld =
    kit !== null &&
    kit.colors.length > 0 &&
    role !== null &&
    kit.colorsOnlyFor.includes(hasRight(role, 'manage_workspace') ? 'owner' : 'editor')
  return { kit, isColorsOnly: isHeld }
}
