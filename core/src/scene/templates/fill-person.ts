import type { SceneSlide } from '../scene.ts'

/** Whose deck it is: name, handle and picture, as far as they are known. */
export type DeckPerson = { name: string; handle: string; mediaId: string | null }

const EXAMPLE = 'Your name'

/** Slides of a template with the person in the places that wait for one; nobody is named without a name. */
export function fillPerson<Slide extends Pick<SceneSlide, 'layers'>>(
  slides: readonly Slide[],
  person: DeckPerson,
): Slide[] {
  if (person.name === '') return [...slides]
  return slides.map((slide) => ({
    ...slide,
    layers: slide.layers.map((layer) =>
      layer.type === 'avatar' && layer.person === EXAMPLE
        ? { ...layer, person: person.name, handle: person.handle, mediaId: person.mediaId }
        : layer,
    ),
  }))
}
