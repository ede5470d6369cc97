import type { SceneSlide, Scene } from '@postwright/core/scene/scene'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { runSchema, type Run } from '@postwright/core/scene/text-content'
import type { Change } from '@postwright/core/scene/change'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'
import { changeBetween } from '../change-between.ts'
import { slideParts } from '@/stored-decks/data/slide-drafts.ts'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'

const known = new WeakMap<SceneSlide, SlideDraft>()

/** Returns the stored form of a slide: without its id, and without undefined fields of text runs. The result is cached per slide. */
export function toSlideDraft(slide: SceneSlide): SlideDraft {
  const before = known.get(slide)
  if (before) return before
  const { id: _id, ...draft } = slide
  const stored = { ...draft, layers: draft.layers.map(withoutNothing) }
  known.set(slide, stored)
  return stored
}

type Layer = SlideDraft['layers'][number]

function withoutNothing(layer: Layer): Layer {
  if (layer.type !== 'text') return layer
  const paragraphs = layer.paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.map(present) }))
  return { ...layer, paragraphs }
}

function present(run: Run): Run {
  const fields = Object.entries(run)
  if (fields.every(([, value]) => value !== undefined)) return run
  return runSchema.parse(Object.fromEntries(fields.filter(([, value]) => value !== undefined)))
}

/** Returns the change that restores overridden parts; null if nothing would change, or if the result is not a valid slide. */
export function restoreMine(slide: SceneSlide, lost: readonly Collision[]): Change | null {
  const draft = toSlideDraft(slide)
  const parts = slideParts.takeApart?.(draft) ?? draft
  const put = lost.reduce<unknown>((whole, { path, mine }) => withPart(whole, path, mine), parts)
  const joined = slideParts.putTogether(put)
  const change = joined && changeBetween('takeMine', slide, { ...joined, id: slide.id })
  return change && change.edits.length > 0 ? change : null
}

function withPart(whole: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part
  if (typeof whole !== 'object' || whole === null || !(name in whole)) return whole
  const below = new Map<string, unknown>(Object.entries(whole)).get(name)
  return { ...whole, [name]: withPart(below, rest, part) }
}

/**
 * Returns the change that restores a version of a slide: an existing slide keeps its current position, a deleted one is added at its former position.
 * @returns `same` if it already equals the version, `full` if the deck has the maximum number of slides
 */
export function restoreSlide(scene: Scene, slideId: string, draft: SlideDraft): Change | 'same' | 'full' {
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (slide) {
    const change = changeBetween('restoreVersion', slide, { ...draft, id: slideId, place: slide.place })
    return change.edits.length > 0 ? change : 'same'
  }
  if (scene.slides.length >= DECK_SLIDES_MAX) return 'full'
  return { command: 'restoreVersion', edits: [{ kind: 'addSlide', slide: { ...draft, id: slideId } }] }
}
