import { useContext } from 'react'
import { DeckBrandContext, kitOfDeck, type DeckKit } from '../../brand/deck-brand.ts'
import { useScene } from '../editor-context.ts'

export function useDeckKit(): DeckKit {
  const brand = useContext(DeckBrandContext)
  const brandKitId = useScene(({ deck }) => deck.brandKitId)
  return kitOfDeck(brand, brandKitId)
}
