import type { MeasureText } from '../measure-text.ts'
import type { Theme } from '../theme.ts'
import type { Scene } from '../scene.ts'
import type { Box } from '../box.ts'
import type { DrawGroup, DrawItem } from '../draw-node.ts'

/** Position of a slide among the visible ones, counted from 1. */
export type PagePlace = { number: number; count: number }

export type DrawContext = {
  theme: Theme
  measure: MeasureText
  page: PagePlace
  /** Text layer that is the slide's heading; empty for none. */
  headingId: string
  /** True if charts and tables include their data, for file types with native charts and tables. */
  hasData?: boolean
}

/** Returns the position of a slide among the visible ones. A hidden slide gets the position that it would have; a common slide gets 1. */
export function pageOf({ slides }: Scene, slideId: string): PagePlace {
  const counted = slides.filter(({ id, kind, isHidden }) => kind !== 'common' && (!isHidden || id === slideId))
  const at = counted.findIndex(({ id }) => id === slideId)
  return { number: Math.max(at, 0) + 1, count: Math.max(counted.length, 1) }
}

/** Creates a group without a layer id, for items inside a layer or behind all layers. */
export function partGroup(box: Box, items: readonly DrawItem[], opacity = 1): DrawGroup {
  return { kind: 'group', layerId: '', box, rotation: 0, opacity, items, link: '', alt: '', role: 'artifact' }
}
