import { spreadPlaces } from '../../order/place.ts'
import type { Scene } from '../scene.ts'
import type { Theme } from '../theme.ts'
import type { DeckTemplate } from './deck-template.ts'

type Beginning = { name: string; deckId: string; newSlideId: () => string; theme?: Theme }

/** A deck that begins as the template is. It is a copy: what becomes of the template later does not change it. */
export function beginFromTemplate(template: DeckTemplate, { name, deckId, newSlideId, theme }: Beginning): Scene {
  const places = spreadPlaces(template.slides.length)
  return {
    deck: { name, format: template.format, theme: theme ?? template.theme },
    slides: template.slides.map((slide, at) => ({ ...slide, id: newSlideId(), deckId, place: places[at] ?? at })),
  }
}
