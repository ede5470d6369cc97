import type { Deck } from '@postwright/core/collections/decks'
import type { Slide } from '@postwright/core/collections/slides'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import type { Scene } from '@postwright/core/scene/scene'

/** A deck and its slides as they are stored, as they are drawn. */
export function deckScene({ name, format, theme }: Deck, slides: readonly Slide[]): Scene {
  return {
    deck: { name, format, theme },
    slides: slides.map((slide) => ({ ...slideDraftSchema.parse(slide), id: slide.id })),
  }
}
