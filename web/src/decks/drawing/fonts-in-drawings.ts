import type { DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { Font } from '@postwright/core/scene/measure-text'
import type { LaidSpan } from '@postwright/core/scene/text-layout'

/** The fonts that drawings are set in, each once, and all that is written in them, a line for each piece. */
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

/** All text of an item, in the order of painting. */
export function spansIn(item: DrawItem): LaidSpan[] {
  if (item.kind === 'text') return [item.span]
  return item.kind === 'group' ? item.items.flatMap(spansIn) : []
}
