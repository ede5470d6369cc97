import { useContext } from 'react'
import { DeckBrandContext } from '../../brand/deck-brand.ts'
import { kitOfDeck, type DeckKit } from '../../brand/kit-of-deck.ts'
import { useScene } from '../editor-context.ts'

/** The kit that the open deck follows. */
export function useDeckKit(): DeckKit {
  const brand = useContext(DeckBrandContext)
  const brandKitId = useScene(({ deck }) => deck.brandKitId)
  return kitOfDeck(brand, brandKitId)
}
