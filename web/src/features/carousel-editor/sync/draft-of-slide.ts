import type { SceneSlide } from '@postwright/core/scene/scene'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { runSchema, type Run } from '@postwright/core/scene/text-content'

const known = new WeakMap<SceneSlide, SlideDraft>()

/** What is stored of a slide: without its id, and without fields that are there and hold nothing. The same for the same slide. */
export function draftOfSlide(slide: SceneSlide): SlideDraft {
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
