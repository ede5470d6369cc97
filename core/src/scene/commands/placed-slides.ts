import { placeBetween, spreadPlaces } from '../../order/place.ts'
import type { SceneSlide } from '../scene.ts'

/**
 * Slides with places that follow their order. Those of `moved` get places between their neighbours; when there is no room
 * left, all get new ones.
 */
export function placedSlides(slides: readonly SceneSlide[], moved: ReadonlySet<string>): SceneSlide[] {
  const placed: SceneSlide[] = []
  for (const [at, slide] of slides.entries()) {
    const next = slides.slice(at).find(({ id }) => !moved.has(id))
    const place = moved.has(slide.id) ? placeBetween(placed.at(-1)?.place ?? null, next?.place ?? null) : slide.place
    if (place === null) return spread(slides)
    placed.push({ ...slide, place })
  }
  return placed
}

function spread(slides: readonly SceneSlide[]): SceneSlide[] {
  const places = spreadPlaces(slides.length)
  return slides.map((slide, at) => ({ ...slide, place: places[at] ?? 0 }))
}
