import { EXAMPLE_PERSON } from '../kinds/avatar/avatar-layer.ts'
import type { SceneSlide } from '../scene.ts'

/** Author of a deck: name, handle and image, as far as known. */
export type DeckPerson = { name: string; handle: string; mediaId: string | null }

/** Fills the author into the placeholders of template slides; without a name, the placeholders stay. */
export function fillPerson<Slide extends Pick<SceneSlide, 'layers'>>(
  slides: readonly Slide[],
  person: DeckPerson,
): Slide[] {
  if (person.name === '') return [...slides]
  return slides.map((slide) => ({
    ...slide,
    layers: slide.layers.map((layer) =>
      layer.type === 'avatar' && layer.person === EXAMPLE_PERSON.person
        ? { ...layer, person: person.name, handle: person.handle, mediaId: person.mediaId }
        : layer,
    ),
  }))
}
