import type { DrawItem } from '@postwright/core/scene/draw-node'
import { textMarks } from '../../drawing/text-marks.ts'
import { documentLink } from '../pdf/document-link.ts'
import { escapeXml } from './escape-xml.ts'
import { svgElement } from './svg-element.ts'

/** Words as text that can be read, found and changed. */
export function svgText({ span, x, y, outline }: Extract<DrawItem, { kind: 'text' }>): string {
  const { font, color, letterSpacing, direction, text } = span
  const marks = textMarks(span, x, y).map(({ width, height, x: left, y: top }) =>
    svgElement('rect', { x: left, y: top, width, height, fill: color }),
  )
  const words = svgElement(
    'text',
    {
      // From right to left the start of a text is its right edge.
      x: direction === 'rtl' ? x + span.width : x,
      y,
      'font-family': `'${font.family.replaceAll(/['\\]/g, '')}', sans-serif`,
      'font-weight': font.weight,
      'font-style': font.isItalic ? 'italic' : null,
      'font-size': font.size,
      'letter-spacing': letterSpacing === 0 ? null : letterSpacing,
      direction: direction === 'rtl' ? 'rtl' : null,
      fill: color,
      stroke: outline?.color ?? null,
      'stroke-width': outline ? 2 * outline.width : null,
      'stroke-linejoin': outline ? 'round' : null,
      'paint-order': outline ? 'stroke' : null,
      'xml:space': 'preserve',
    },
    escapeXml(text),
  )
  const link = documentLink(span.link)
  const all = `${words}${marks.join('')}`
  return link === null ? all : svgElement('a', { href: link }, all)
}
