import { decks } from '@postwright/core/collections/decks'
import { slides } from '@postwright/core/collections/slides'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import type { Refs } from './refs.ts'
import type { SceneStore } from '../domain/ports/content.ts'

export function createSceneStore(refs: Refs): SceneStore {
  return {
    get: async (wid, deckId) => {
      const [deck, found] = await Promise.all([
        refs.described(decks, wid).doc(deckId).get(),
        refs.described(slides, wid).where('deckId', '==', deckId).limit(DECK_SLIDES_MAX).get(),
      ])
      const known = deck.data()
      if (!known) return null
      const rows = refs.rowsOf(found.docs).toSorted((a, b) => a.place - b.place)
      return {
        deck: { name: known.name, format: known.format, theme: known.theme },
        slides: rows.map(({ id, kind, isHidden, notes, background, layers, overrides, place }) => {
          return { id, deckId, kind, isHidden, notes, background, layers, overrides, place }
        }),
      }
    },
  }
}
