import type { Change } from '@postwright/core/scene/change'
import type { SceneSlide } from '@postwright/core/scene/scene'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'
import { changeBetween } from '../change-between.ts'
import { slideParts } from '@/stored-decks/data/slide-parts.ts'
import { draftOfSlide } from './draft-of-slide.ts'

/** The change that puts what gave way to another version back in its place, as far as the slide still has that place. */
export function mineInstead(slide: SceneSlide, lost: readonly Collision[]): Change | null {
  const draft = draftOfSlide(slide)
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
