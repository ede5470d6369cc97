import type { DrawGroup, DrawItem } from '@postwright/core/scene/draw-node'
import { loadFonts } from '../../fonts/load-fonts.ts'
import type { SlideArt } from './art.ts'

/** Fetches the fonts that a slide is drawn with, as far as they are not there; it is drawn again when they arrive. */
export async function fetchFonts({ behind, units, above }: Omit<SlideArt, 'size'>): Promise<void> {
  const spans = [...behind, ...units, ...above].flatMap(textsIn)
  const byFont = Map.groupBy(spans, ({ font }) => `${font.family}|${font.weight}|${font.isItalic}`)
  await Promise.all(
    [...byFont.values()].map(async (found) => {
      const [first] = found
      const letters = [...new Set(found.flatMap(({ text }) => [...text]))].join('')
      if (first) await loadFonts([first.font], letters)
    }),
  )
}

function textsIn({ items }: DrawGroup) {
  const spans: Extract<DrawItem, { kind: 'text' }>['span'][] = []
  for (const item of items) {
    if (item.kind === 'text') spans.push(item.span)
    else if (item.kind === 'group') spans.push(...textsIn(item))
  }
  return spans
}
