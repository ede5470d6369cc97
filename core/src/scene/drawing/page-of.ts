import type { Scene } from '../scene.ts'
import type { PagePlace } from './draw-context.ts'

/** Where a slide stands among those that are shown. A hidden one takes the place that it would have; common ones have none. */
export function pageOf({ slides }: Scene, slideId: string): PagePlace {
  const counted = slides.filter(({ id, kind, isHidden }) => kind !== 'common' && (!isHidden || id === slideId))
  const at = counted.findIndex(({ id }) => id === slideId)
  return { number: Math.max(at, 0) + 1, count: Math.max(counted.length, 1) }
}
