import type { Change, SlideFields } from '../change.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { slideDraftSchema, backgroundSchema, type Background } from '../slide.ts'
import type { Target } from '../target.ts'
import { sceneChange, slideChange } from './scene-change.ts'
import { placeBetween, spreadPlaces } from '../../places/place.ts'

/** Adds slides after the target slide, or at the end if it is missing. Their ids must be unused. */
export function addSlides(
  scene: Scene,
  target: Pick<Target, 'slideId'>,
  { slides, command = 'addSlide' }: { slides: readonly SceneSlide[]; command?: string },
): Change | null {
  const ids = new Set(slides.map(({ id }) => id))
  const isTaken = scene.slides.some(({ id }) => ids.has(id)) || ids.size < slides.length
  if (isTaken || slides.some(({ id: _id, ...draft }) => !slideDraftSchema.safeParse(draft).success)) return null
  const at = scene.slides.findIndex(({ id }) => id === target.slideId)
  const all = scene.slides.toSpliced(at === -1 ? scene.slides.length : at + 1, 0, ...slides)
  return sceneChange(command, scene, { ...scene, slides: placedSlides(all, ids) })
}

/** Adds a slide without layers after the target slide, with the same background. */
export function addEmptySlide(scene: Scene, target: Pick<Target, 'slideId'>, { id }: { id: string }): Change | null {
  const near = scene.slides.find((slide) => slide.id === target.slideId) ?? scene.slides.at(-1)
  if (!near) return null
  const fields = { id, kind: 'content' as const, isHidden: false, notes: '', layers: [], overrides: [] }
  return addSlides(scene, target, { slides: [{ ...near, ...fields }] })
}

/** Duplicates a slide under a new id, right after the original. */
export function duplicateSlide(scene: Scene, target: Pick<Target, 'slideId'>, { id }: { id: string }): Change | null {
  const slide = scene.slides.find((other) => other.id === target.slideId)
  return slide ? addSlides(scene, target, { slides: [{ ...slide, id }], command: 'duplicateSlide' }) : null
}

/** Moves a slide to a position, counted from 0, among all slides. */
export function moveSlide(scene: Scene, target: Pick<Target, 'slideId'>, { to }: { to: number }): Change | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  const at = Math.min(scene.slides.length - 1, Math.max(0, to))
  if (!slide || scene.slides.indexOf(slide) === at) return null
  const slides = scene.slides.filter((other) => other !== slide).toSpliced(at, 0, slide)
  return sceneChange('moveSlide', scene, { ...scene, slides: placedSlides(slides, new Set([slide.id])) })
}

/** Removes a slide. The last one stays, because a deck needs at least one slide to show. */
export function removeSlide(scene: Scene, target: Pick<Target, 'slideId'>): Change | null {
  const slides = scene.slides.filter(({ id }) => id !== target.slideId)
  return slides.length === 0 ? null : sceneChange('removeSlide', scene, { ...scene, slides })
}

/** Sets fields of a slide; nothing changes if the result would be invalid. */
export function setSlide(
  scene: Scene,
  target: Pick<Target, 'slideId'>,
  fields: Pick<SlideFields, 'kind' | 'isHidden' | 'notes'>,
): Change | null {
  return slideChange('setSlide', scene, target.slideId, (slide) => {
    const { id, ...draft } = { ...slide, ...fields }
    const next = slideDraftSchema.safeParse(draft)
    return next.success ? { ...next.data, id } : slide
  })
}

/** Sets the background of a slide, or of all slides. */
export function setBackground(
  scene: Scene,
  target: Pick<Target, 'slideId'>,
  { background, onAll = false }: { background: Partial<Background>; onAll?: boolean },
): Change | null {
  const slides = scene.slides.map((slide) => {
    const next = backgroundSchema.safeParse({ ...slide.background, ...background })
    return next.success && (onAll || slide.id === target.slideId) ? { ...slide, background: next.data } : slide
  })
  return sceneChange('setBackground', scene, { ...scene, slides })
}

/** Returns slides whose places match their order. Those of `moved` get places between their neighbours; if no space is left, all get new ones. */
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
