import { roundLength } from '../../box.ts'
import type { DrawItem } from '../../draw-node.ts'
import type { LayerOf } from '../../layer.ts'
import { layoutText } from '../../layout/layout-text.ts'
import { paragraphsOf } from '../../text-content.ts'
import { resolveColor } from '../../theme.ts'
import { type DrawContext, partGroup } from '../../drawing/draw-context.ts'
import { pathItem, transformPath } from '../../drawing/paths.ts'
import { rectanglePath, ellipsePath } from '../../drawing/shapes/shape-outlines.ts'
import { textItems } from '../../drawing/text-items.ts'
import { DECORATION, type LayerKind, scaledStyle } from '../layer-kind.ts'

/** Opacity of the dots of other pages, and of the remaining bar. */
const FAINT = 0.3

export const pageNumberKind: LayerKind<LayerOf<'pageNumber'>> = {
  ...DECORATION,
  draw: drawPageNumber,
  // Screen readers announce the page themselves.
  role: () => ({ role: 'artifact', alt: '' }),
  stretch: () => 'both',
  scaled: (layer, scaling) => ({ ...layer, style: scaledStyle(layer.style, scaling) }),
  keepsProportions: true,
}

/** Draws the page number and page count: as a number, as dots or as a bar. */
function drawPageNumber(layer: LayerOf<'pageNumber'>, context: DrawContext): DrawItem[] {
  const { number, count } = context.page
  if (layer.form === 'dots') return dots(layer, context)
  if (layer.form === 'bar') return bar(layer, context)
  const paragraphs = paragraphsOf(layer.form === 'number' ? String(number) : `${number} / ${count}`)
  const { lines } = layoutText({ ...layer, paragraphs, padding: 0 }, layer.box, context.theme, context.measure)
  return textItems(lines)
}

function dots({ box, style }: LayerOf<'pageNumber'>, { theme, page }: DrawContext): DrawItem[] {
  // A dot is half as wide as the distance between the centres of two dots.
  const size = Math.min(style.size * 0.45, box.height, box.width / (2 * page.count - 1))
  const free = box.width - size * (2 * page.count - 1)
  const isRtl = style.direction === 'rtl'
  const share = style.align === 'center' || style.align === 'justify' ? 0.5 : (style.align === 'end') === isRtl ? 0 : 1
  const fill = { kind: 'solid' as const, color: resolveColor(theme, style.color) }
  const frame = { x: 0, y: 0, width: box.width, height: box.height }
  return Array.from({ length: page.count }, (_, at) => {
    const x = free * share + 2 * size * (isRtl ? page.count - 1 - at : at)
    const y = (box.height - size) / 2
    const path = transformPath(ellipsePath({ width: size, height: size }), 1, { x, y })
    const dot = pathItem(path, { x, y, width: size, height: size }, fill)
    return at === page.number - 1 ? dot : partGroup(frame, [dot], FAINT)
  })
}

function bar({ box, style }: LayerOf<'pageNumber'>, { theme, page }: DrawContext): DrawItem[] {
  const height = Math.min(box.height, Math.max(4, style.size * 0.2))
  const y = roundLength((box.height - height) / 2)
  const done = Math.max(height, (box.width * page.number) / page.count)
  const fill = { kind: 'solid' as const, color: resolveColor(theme, style.color) }
  const part = (width: number) => {
    const at = { x: style.direction === 'rtl' ? box.width - width : 0, y }
    return pathItem(transformPath(rectanglePath({ width, height }, height / 2), 1, at), { ...at, width, height }, fill)
  }
  const frame = { x: 0, y: 0, width: box.width, height: box.height }
  return [partGroup(frame, [part(box.width)], FAINT), part(done)]
}
