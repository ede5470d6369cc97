import { drawFill, drawTextOutline } from '../../drawing/paint.ts'
import type { DrawContext } from '../../drawing/draw-context.ts'
import { pathItem } from '../../drawing/paths.ts'
import { rectanglePath } from '../../drawing/shapes/shape-outlines.ts'
import { textItems } from '../../drawing/text-items.ts'
import type { DrawItem } from '../../draw-node.ts'
import type { LayerOf } from '../../layer.ts'
import { layoutText } from '../../layout/layout-text.ts'
import { plainText } from '../../text-content.ts'
import { type LayerKind, scaledLength, scaledRadius, scaledStyle } from '../layer-kind.ts'

type Text = LayerOf<'text'>

/** Maximum letters of a label, on one line. */
const LABEL_LETTERS = 30

export const textKind: LayerKind<Text> = {
  draw: drawText,
  role: ({ id, alt }, headingId) => ({ role: id === headingId ? 'heading' : 'paragraph', alt }),
  words: ({ paragraphs }) => plainText(paragraphs),
  spoken: ({ paragraphs, alt }) => plainText(paragraphs).trim() || alt,
  captionLines: ({ paragraphs }) => plainText(paragraphs).split('\n'),
  stretch: () => 'both',
  scaled: (layer, scaling) => ({
    ...layer,
    style: scaledStyle(layer.style, scaling),
    padding: scaledLength(layer.padding, scaling.scale, 400),
    radius: scaledRadius(layer.radius, scaling.scale),
  }),
  keepsProportions: true,
  fit(layer, theme, measure) {
    const { isOverflowing, height } = layoutText(layer, layer.box, theme, measure)
    const free = { ...layer, style: { ...layer.style, sizeMin: 1 } }
    const smaller = isOverflowing ? layoutText(free, layer.box, theme, measure) : null
    const size = smaller && !smaller.isOverflowing ? smaller.size : null
    return { isOverflowing, height: height + 2 * layer.padding, size }
  },
  harmedBy: 'nothing',
  isLabel: (_layer, words) =>
    words.every(({ y }) => y === words[0]?.y) &&
    words.reduce((sum, { span }) => sum + span.text.length, 0) <= LABEL_LETTERS,
  lacksAlt: () => false,
  missing: ({ paragraphs }) => (plainText(paragraphs).trim() === '' ? 'emptyText' : null),
  slot: 'text',
  anonymous: (layer) => ({
    ...layer,
    paragraphs: layer.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map(({ link: _link, ...run }) => run),
    })),
  }),
}

/** Draws the words of a text at their layout positions, and the fill behind them. */
function drawText(layer: Text, { theme, measure }: DrawContext): DrawItem[] {
  const { width, height } = layer.box
  const { lines } = layoutText(layer, layer.box, theme, measure)
  const words = textItems(lines, { outline: drawTextOutline(layer, theme) })
  if (layer.fill.kind === 'none') return words
  const behind = pathItem(
    rectanglePath(layer.box, layer.radius),
    { x: 0, y: 0, width, height },
    drawFill(layer.fill, theme),
  )
  return [behind, ...words]
}
