import type { DrawItem } from '@postwright/core/scene/draw-node'
import { textMarks } from '../../drawing/paint-text.ts'
import { documentLink } from '../pdf/document-link.ts'
import type { SvgOutline } from './svg-parts.ts'
import { svgElement, svgNumber, escapeXml } from './svg-element.ts'

type TextItem = Extract<DrawItem, { kind: 'text' }>

/** Words as text that can be read, found and changed, or as outlines that look the same everywhere. */
export function svgText(item: TextItem, outlines: SvgOutline | null): string {
  const { span, x, y } = item
  const marks = textMarks(span, x, y).map(({ width, height, x: left, y: top }) =>
    svgElement('rect', { x: left, y: top, width, height, fill: span.color }),
  )
  const link = documentLink(span.link)
  const all = `${outlines ? outlinedWords(item, outlines) : typedWords(item)}${marks.join('')}`
  return link === null ? all : svgElement('a', { href: link }, all)
}

/** Named by their words for people who do not see them. */
function outlinedWords({ span, x, y, outline }: TextItem, { path, images }: SvgOutline): string {
  const letters = svgElement('path', { d: path, fill: span.color, ...strokeOf(outline) })
  const pictures = images.map(({ href, box }) =>
    svgElement('image', { href, x: box.x, y: box.y, width: box.width, height: box.height }),
  )
  const content = `${path === '' ? '' : letters}${pictures.join('')}`
  if (content === '') return ''
  const transform = `translate(${svgNumber(x)} ${svgNumber(y)})`
  return svgElement('g', { transform, role: 'img', 'aria-label': span.text }, content)
}

/** Painted below the letters. */
function strokeOf(outline: TextItem['outline']): Record<string, string | number> {
  if (!outline) return {}
  return {
    stroke: outline.color,
    'stroke-width': 2 * outline.width,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
}

function typedWords({ span, x, y, outline }: TextItem): string {
  const { font, color, letterSpacing, direction, text } = span
  return svgElement(
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
      ...strokeOf(outline),
      'xml:space': 'preserve',
    },
    escapeXml(text),
  )
}
