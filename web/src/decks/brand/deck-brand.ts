import { type MemberRole, hasRight } from '@postwright/core/rights/rights'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { createContext } from 'react'

/** The brand kits that decks can follow, and what the person is who edits; without a workspace there are none. */
export type DeckBrand = {
  kits: readonly BrandKit[]
  role: MemberRole | null
  /** Sizes of the kits' logos by their images, as far as they are known. */
  logoSizes?: LogoSizes
  /** Whether the fonts of the workspace were read: before, none of them is missing. */
  areFontsKnown?: boolean
}

export type LogoSizes = ReadonlyMap<string, { width: number; height: number }>

export const DeckBrandContext = createContext<DeckBrand>({ kits: [], role: null })

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
