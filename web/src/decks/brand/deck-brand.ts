import { type MemberRole, hasRight } from '@postwright/core/rights/rights'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { createContext } from 'react'

/** The brand kits that decks can follow, and the role of the editing user; empty without a workspace. */
export type DeckBrand = {
  kits: readonly BrandKit[]
  role: MemberRole | null
  /** Known sizes of the kits' logos, by image. */
  logoSizes?: LogoSizes
  /** True once the fonts of the workspace are loaded; before that, none of them counts as missing. */
  areFontsKnown?: boolean
}

export type LogoSizes = ReadonlyMap<string, { width: number; height: number }>

export const DeckBrandContext = createContext<DeckBrand>({ kits: [], role: null })

/** The kit that a deck follows, and whether the kit limits this user to its colours. */
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
