import type { Size } from '../format.ts'
import type { LayerOf } from '../layer.ts'
import { NEW_TEXT_STYLE, newLayerBase } from '../layer-base.ts'
import type { TextStyle } from '../text-content.ts'
import type { SlidePattern } from './slide-pattern.ts'

const MARGIN = 0.09
/** Share of the height within the margins for the heading, and share of the slide height for the gap below it. */
const TITLE = { intro: 0.5, content: 0.22, outro: 0.4 } as const
const GAP = 0.03

/** Returns a slide with a heading and a text in the colours and fonts of the theme, for parts that fit no layout of the design. */
export function plainPattern(kind: keyof typeof TITLE, { width, height }: Size): SlidePattern {
  const margin = Math.round(Math.min(width, height) * MARGIN)
  const inner = { width: width - 2 * margin, height: height - 2 * margin }
  const high = Math.round(inner.height * TITLE[kind])
  const gap = Math.round(height * GAP)
  const size = Math.round(Math.min(width, height) * (kind === 'content' ? 0.07 : 0.1))
  const small = Math.round(Math.min(width, height) * 0.042)
  const isContent = kind === 'content'
  const title = text(
    'title',
    { x: margin, y: margin, width: inner.width, height: high },
    {
      ...styleOf('@heading', size),
      weight: 700,
      lineHeight: 1.1,
      verticalAlign: isContent ? 'top' : 'bottom',
    },
  )
  const rest = { x: margin, y: margin + high + gap, width: inner.width, height: inner.height - high - gap }
  const body = text('body', rest, { ...styleOf('@body', small), lineHeight: 1.4 })
  const names = { titleId: title.id, bodyId: body.id, rows: [], sourceId: '', callId: '', exampleIds: [] }
  return { layers: [title, body], kind: 'text', dataType: null, ...names }
}

function styleOf(family: string, size: number): TextStyle {
  return { ...NEW_TEXT_STYLE, family, size, sizeMin: Math.round(size * 0.6) }
}

function text(id: string, box: LayerOf<'text'>['box'], style: TextStyle): LayerOf<'text'> {
  return {
    ...newLayerBase(id, box),
    type: 'text',
    pin: { horizontal: 'both', vertical: 'scale' },
    paragraphs: [{ list: 'none', level: 0, runs: [] }],
    style,
    fill: { kind: 'none' },
    radius: 0,
    padding: 0,
  }
}
