import type { DrawItem } from '../../draw-node.ts'
import type { LayerOf } from '../../layer.ts'
import { layoutText } from '../../layout/layout-text.ts'
import type { Paragraph } from '../../text-content.ts'
import type { DrawContext } from '../../drawing/draw-context.ts'
import { placeholderItems } from '../../drawing/placeholder-items.ts'
import { ellipsePath } from '../../drawing/shapes/shape-outlines.ts'
import { textItems } from '../../drawing/text-items.ts'
import { transformPath } from '../../drawing/paths.ts'
import { EXAMPLE_PERSON } from './avatar-layer.ts'
import { DECORATION, type LayerKind, scaledStyle } from '../layer-kind.ts'

/** Gap between image and name, as a share of the image's side. */
const GAP = 0.22
/** Size of the handle relative to the name. The handle is not fainter, to stay readable. */
const HANDLE_SCALE = 0.82

export const avatarKind: LayerKind<LayerOf<'avatar'>> = {
  ...DECORATION,
  draw: drawAvatar,
  role: ({ alt }) => ({ role: 'paragraph', alt }),
  words: ({ person, handle }) => [person, handle].filter(Boolean).join(' '),
  stretch: () => 'both',
  scaled: (layer, scaling) => ({ ...layer, style: scaledStyle(layer.style, scaling) }),
  keepsProportions: true,
  harmedBy: 'edge',
  missing: ({ mediaId, person, handle }) =>
    mediaId === null && person === '' && handle === '' ? 'emptyPicture' : null,
  anonymous: (layer) => ({ ...layer, mediaId: null, ...EXAMPLE_PERSON }),
}

/** Draws a round image as high as its box (or as wide, if the box is narrower), and next to it the name with the handle below. */
function drawAvatar(layer: LayerOf<'avatar'>, { theme, measure }: DrawContext): DrawItem[] {
  const { width, height } = layer.box
  const side = Math.min(width, height)
  const isRtl = layer.style.direction === 'rtl'
  const circle = { x: isRtl ? width - side : 0, y: (height - side) / 2, width: side, height: side }
  const outline = transformPath(ellipsePath(circle), 1, circle)
  const picture: DrawItem[] =
    layer.mediaId === null
      ? placeholderItems(outline, circle, 'user', theme)
      : [
          {
            kind: 'image',
            mediaId: layer.mediaId,
            focus: { x: 0.5, y: 0.5 },
            zoom: 1,
            box: circle,
            clip: outline,
            isFlipped: false,
          },
        ]

  const taken = side * (1 + GAP)
  const paragraphs = namesOf(layer)
  if (width - taken < 1 || paragraphs.length === 0) return picture
  const room = { width: width - taken, height }
  const style = { ...layer.style, sizeMin: layer.style.size / 2, verticalAlign: 'middle' as const }
  const { lines } = layoutText({ paragraphs, style, padding: 0 }, room, theme, measure)
  const left = isRtl ? 0 : taken
  return [...picture, ...textItems(lines, { left })]
}

function namesOf({ person, handle, style }: LayerOf<'avatar'>): Paragraph[] {
  const line = (run: Paragraph['runs'][number]): Paragraph => ({ list: 'none', level: 0, runs: [run] })
  return [
    ...(person === '' ? [] : [line({ text: person, weight: Math.max(style.weight, 600) })]),
    ...(handle === '' ? [] : [line({ text: handle, scale: HANDLE_SCALE })]),
  ]
}
