import type { MeasureText } from '../measure-text.ts'
import type { Theme } from '../theme.ts'
import type { Scene } from '../scene.ts'
import type { Box } from '../box.ts'
import type { DrawGroup, DrawItem } from '../draw-node.ts'

/** Where a slide stands among those that are shown, counted from 1. */
export type PagePlace = { number: number; count: number }

/** What layers are drawn by, apart from themselves. */
export type DrawContext = {
  theme: Theme
  measure: MeasureText
  page: PagePlace
  /** The text that says what the slide is about; empty for none. */
  headingId: string
  /** Whether charts and tables bring their data along, for files that hold such of their own. */
  hasData?: boolean
}

/** Where a slide stands among those that are shown. A hidden one takes the place that it would have; common ones have none. */
export function pageOf({ slides }: Scene, slideId: string): PagePlace {
  const counted = slides.filter(({ id, kind, isHidden }) => kind !== 'common' && (!isHidden || id === slideId))
  const at = counted.findIndex(({ id }) => id === slideId)
  return { number: Math.max(at, 0) + 1, count: Math.max(counted.length, 1) }
}

/** Items that stand together inside of a layer or behind all of them. */
export function partGroup(box: Box, items: readonly DrawItem[], opacity = 1): DrawGroup {
  return { kind: 'group', layerId: '', box, rotation: 0, opacity, items, link: '', alt: '', role: 'artifact' }
}
