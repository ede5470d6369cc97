import { decks } from '@postwright/core/collections/decks'
import { slides } from '@postwright/core/collections/slides'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import type { Scene } from '@postwright/core/scene/scene'
import type { Refs } from './refs.ts'

export type SceneStore = ReturnType<typeof createSceneStore>

export function createSceneStore(refs: Refs) {
  return {
    /** A deck with its slides in their order; null when there is none. */
    get: async (wid: string, deckId: string): Promise<Scene | null> => {
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
