import { pageOf } from '@postwright/core/scene/drawing/draw-context'
import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { continuedOn } from '@postwright/core/scene/strip'

/** Returns everything that the drawing of a slide depends on; the drawing is unchanged while all of it is unchanged. */
export function getSlideDependencies(scene: Scene, slideId: string, format: Format): readonly unknown[] {
  const { deck, slides } = scene
  const slide = slides.find(({ id }) => id === slideId)
  const { number, count } = pageOf(scene, slideId)
  const common = slides.filter(({ kind }) => kind === 'common')
  const continued = continuedOn(scene, slideId, format).flatMap(({ slide: from, steps }) => [from, steps])
  return [slide, number, count, deck.theme, deck.format, format, ...common, ...continued]
}

export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, at) => part === b[at])
}
