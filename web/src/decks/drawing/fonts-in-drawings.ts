import type { DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { Font } from '@postwright/core/scene/measure-text'
import type { LaidSpan } from '@postwright/core/scene/text-layout'

/** Returns each font of the drawings once, and all text in the drawings, one line per span. */
export function fontsInDrawings(drawings: readonly SlideDrawing[]): { fonts: Omit<Font, 'size'>[]; text: string } {
  const spans = drawings.flatMap(({ items }) => items.flatMap(spansIn))
  const fonts = new Map(
    spans.map(({ font: { family, weight, isItalic } }) => [
      `${family}|${weight}|${isItalic}`,
      { family, weight, isItalic },
    ]),
  )
  return { fonts: [...fonts.values()], text: spans.map(({ text }) => text).join('\n') }
}

/** Returns all text spans of an item, in painting order. */
export function spansIn(item: DrawItem): LaidSpan[] {
  if (item.kind === 'text') return [item.span]
  return item.kind === 'group' ? item.items.flatMap(spansIn) : []
}
