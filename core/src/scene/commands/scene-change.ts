import { DECK_SLIDES_MAX, SLIDE_BYTES_MAX, SLIDE_LAYERS_MAX, SLIDE_OVERRIDES_MAX } from '../../limits.ts'
import type { Change, DeckFields, Edit, SlideFields } from '../change.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { isSame } from './is-same.ts'
import { layerEdits } from './layer-edits.ts'
import { slideLength } from './slide-length.ts'

/**
 * The change from one scene to another. Commands describe what a scene becomes; what has to be done, and undone, for that is
 * found here, so that each of them can be taken back.
 * @returns null when nothing is different, or when the scene would not fit its limits
 */
export function sceneChange(command: string, before: Scene, after: Scene): Change | null {
  if (after.slides.length > DECK_SLIDES_MAX) return null
  const old = new Map(before.slides.map((slide) => [slide.id, slide]))
  const next = new Set(after.slides.map(({ id }) => id))
  const changed = after.slides.filter((slide) => old.get(slide.id) !== slide)
  if (changed.some(isTooLarge)) return null
  const edits: Edit[] = [
    ...deckEdits(before, after),
    ...before.slides.flatMap((slide): Edit[] => (next.has(slide.id) ? [] : [{ kind: 'removeSlide', slide }])),
    ...changed.flatMap((slide): Edit[] => {
      const from = old.get(slide.id)
      return from ? slideEdits(from, slide) : [{ kind: 'addSlide', slide }]
    }),
  ]
  return edits.length > 0 ? { command, edits } : null
}

function deckEdits({ deck: before }: Scene, { deck: after }: Scene): Edit[] {
  const fields = changedFields<DeckFields>(before, after, ['name', 'format', 'theme', 'brandKitId', 'templateId'])
  return fields ? [{ kind: 'setDeck', ...fields }] : []
}

function slideEdits(before: SceneSlide, after: SceneSlide): Edit[] {
  const keys = ['place', 'kind', 'isHidden', 'notes', 'background', 'overrides'] as const
  const fields = changedFields<SlideFields>(before, after, keys)
  const layers = layerEdits(after.id, before.layers, after.layers)
  return fields ? [...layers, { kind: 'setSlide', slideId: after.id, ...fields }] : layers
}

function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
  keys: readonly (keyof Fields)[],
): { before: Partial<Fields>; after: Partial<Fields> } | null {
  const [old, next]: [Partial<Fields>, Partial<Fields>] = [{}, {}]
  for (const key of keys) {
    if (isSame(before[key], after[key])) continue
    old[key] = before[key]
    next[key] = after[key]
  }
  return Object.keys(next).length > 0 ? { before: old, after: next } : null
}

function isTooLarge(slide: SceneSlide): boolean {
  return (
    slide.layers.length > SLIDE_LAYERS_MAX ||
    slide.overrides.length > SLIDE_OVERRIDES_MAX ||
    slideLength(slide) > SLIDE_BYTES_MAX
  )
}
