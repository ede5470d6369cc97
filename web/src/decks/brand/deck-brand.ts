import type { MemberRole } from '@postwright/core/rights/rights'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { createContext } from 'react'

/** The brand kits that decks can follow, and what the person is who edits; without a workspace there are none. */
export type DeckBrand = { kits: readonly BrandKit[]; role: MemberRole | null }

export const DeckBrandContext = createContext<DeckBrand>({ kits: [], role: null })
