import type { DrawFill, DrawGroup, DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import type { Shadow } from '@postwright/core/scene/effects'
import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import { BLEND_NAMES } from '../../drawing/paint-together.ts'
import { itemBounds } from '../../drawing/item-bounds.ts'
import { gradientLine } from '../../drawing/paint.ts'
import { cutKey } from '../../drawing/images.ts'
import { documentLink } from '../pdf/document-link.ts'
import type { SvgDefinitions, SvgSources, SvgOutline } from './svg-parts.ts'
import { textMarks } from '../../drawing/paint-text.ts'

/** Returns a slide as a self-contained SVG file, without scripts. */
export function writeSvg({ width, height, items }: SlideDrawing, title: string, sources: SvgSources): string {
  const definitions = createDefinitions()
  const content = items.map((group) => writeGroup(group, definitions, sources)).join('\n')
  const rules = sources.fontRules === '' ? '' : `<style>${escapeXml(sources.fontRules)}</style>`
  const defined = `${rules}${definitions.all()}`
  const size = { width, height, viewBox: `0 0 ${svgNumber(width)} ${svgNumber(height)}` }
  const parts = [
    svgElement('title', {}, escapeXml(title)),
    defined === '' ? '' : svgElement('defs', {}, defined),
    content,
  ]
  return svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img' }, parts.join('\n'))
}

function writeGroup(group: DrawGroup, definitions: SvgDefinitions, sources: SvgSources): string {
  const { box, rotation, opacity, items, alt, role, shadow, blend } = group
  const turn = rotation === 0 ? '' : ` rotate(${[rotation, box.width / 2, box.height / 2].map(svgNumber).join(' ')})`
  const attributes = {
    transform: `translate(${svgNumber(box.x)} ${svgNumber(box.y)})${turn}`,
    opacity: opacity < 1 && !shadow ? opacity : null,
    style: blend && !shadow ? `mix-blend-mode:${BLEND_NAMES[blend]}` : null,
    role: role === 'figure' && alt !== '' ? 'img' : null,
    'aria-label': role === 'figure' && alt !== '' ? alt : null,
  }
  const content = items.map((item) => writeItem(item, definitions, sources)).join('')
  const link = documentLink(group.link)
  const inner = svgElement('g', attributes, content)
  const element = shadow ? withShadow(inner, group, shadow, definitions) : inner
  return link === null ? element : svgElement('a', { href: link }, element)
}

/** Adds the shadow around the rotated group, so that it falls in the same direction as all other shadows. */
function withShadow(
  element: string,
  group: DrawGroup,
  { x, y, blur, color, opacity }: Shadow,
  definitions: SvgDefinitions,
): string {
  const area = itemBounds(group)
  const steps = [
    svgElement('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: blur / 2 }),
    svgElement('feOffset', { dx: x, dy: y, result: 'shape' }),
    svgElement('feFlood', { 'flood-color': color, 'flood-opacity': opacity }),
    svgElement('feComposite', { in2: 'shape', operator: 'in', result: 'shadow' }),
    svgElement('feMerge', {}, '<feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/>'),
  ]
  const frame = { x: area.x, y: area.y, width: area.width, height: area.height }
  const units = { filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' }
  const filter = definitions.add('filter', { ...frame, ...units }, steps.join(''))
  const isOpaque = group.opacity >= 1
  const blend = group.blend ? `mix-blend-mode:${BLEND_NAMES[group.blend]}` : null
  return svgElement('g', { filter, opacity: isOpaque ? null : group.opacity, style: blend }, element)
}

function writeItem(item: DrawItem, definitions: SvgDefinitions, sources: SvgSources): string {
  switch (item.kind) {
    case 'group':
      return writeGroup(item, definitions, sources)
    case 'path':
      return writePath(item, definitions)
    case 'image':
      return writeImage(item, definitions, sources)
    case 'text':
      return svgText(item, sources.outline(item.span))
  }
}

function writePath({ path, fill, stroke, box }: Extract<DrawItem, { kind: 'path' }>, definitions: SvgDefinitions) {
  const isStroked = stroke !== null && stroke.width > 0
  return svgElement('path', {
    d: path,
    fill: fillOf(fill, box, definitions),
    stroke: isStroked ? stroke.color : null,
    'stroke-width': isStroked ? stroke.width : null,
    'stroke-linecap': isStroked && stroke.cap === 'round' ? 'round' : null,
    'stroke-linejoin': isStroked && stroke.cap === 'round' ? 'round' : null,
    'stroke-dasharray': isStroked && stroke.dash.length > 0 ? stroke.dash.map(svgNumber).join(' ') : null,
  })
}

function fillOf(fill: DrawFill, box: Box, definitions: SvgDefinitions): string {
  if (fill.kind === 'none') return 'none'
  if (fill.kind === 'solid') return fill.color
  const { from, to } = gradientLine(box, fill.angle)
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y, gradientUnits: 'userSpaceOnUse' }
  const stops = fill.stops.map(({ at, color, opacity }) =>
    svgElement('stop', { offset: at, 'stop-color': color, 'stop-opacity': opacity < 1 ? opacity : null }),
  )
  return definitions.add('linearGradient', line, stops.join(''))
}

/**
 * Writes the whole image so that its visible part covers the box, or the blurred part alone, or a grey box if the image is missing. The result is
 * clipped to the box and, if there is one, the mask.
 */
function writeImage(
  item: Extract<DrawItem, { kind: 'image' }>,
  definitions: SvgDefinitions,
  sources: SvgSources,
): string {
  const { mediaId, focus, zoom, box, clip, isFlipped, blur } = item
  const area = { x: box.x, y: box.y, width: box.width, height: box.height }
  const blurred = blur === undefined ? null : sources.blurred(cutKey(item))
  const picture = blur === undefined ? sources.picture(mediaId) : null
  const drawn = blurred
    ? svgElement('image', { href: blurred, ...area, preserveAspectRatio: 'none' })
    : picture
      ? svgElement('image', { href: picture.href, ...wholeOf(picture, cropOf(picture, box, focus, zoom), box) })
      : svgElement('rect', { ...area, fill: '#808080', 'fill-opacity': 0.25 })
  const flipped = isFlipped
    ? svgElement('g', { transform: `translate(${svgNumber(2 * box.x + box.width)} 0) scale(-1 1)` }, drawn)
    : drawn
  const boxed = svgElement('g', { 'clip-path': definitions.add('clipPath', {}, svgElement('rect', area)) }, flipped)
  if (clip === null) return boxed
  return svgElement('g', { 'clip-path': definitions.add('clipPath', {}, svgElement('path', { d: clip })) }, boxed)
}

/** Returns the box in which the whole image must be placed so that a part of it covers a box. */
function wholeOf(picture: Size, part: Box, box: Box) {
  const [across, down] = [box.width / part.width, box.height / part.height]
  return {
    x: box.x - part.x * across,
    y: box.y - part.y * down,
    width: picture.width * across,
    height: picture.height * down,
    preserveAspectRatio: 'none',
  }
}

function createDefinitions(): SvgDefinitions {
  const written: string[] = []
  return {
    add(name, attributes, content) {
      const id = `d${written.length + 1}`
      written.push(svgElement(name, { id, ...attributes }, content))
      return `url(#${id})`
    },
    all: () => written.join(''),
  }
}

type TextItem = Extract<DrawItem, { kind: 'text' }>

/** Returns text that can be read, found and edited, or outlines that look the same everywhere. */
function svgText(item: TextItem, outlines: SvgOutline | null): string {
  const { span, x, y } = item
  const marks = textMarks(span, x, y).map(({ width, height, x: left, y: top }) =>
    svgElement('rect', { x: left, y: top, width, height, fill: span.color }),
  )
  const link = documentLink(span.link)
  const all = `${outlines ? outlinedWords(item, outlines) : typedWords(item)}${marks.join('')}`
  return link === null ? all : svgElement('a', { href: link }, all)
}

/** Returns outlined text, labelled with its text for screen readers. */
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

/** Returns the stroke attributes; the stroke is painted below the letters. */
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
      // Right-to-left text starts at its right edge.
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

type Attributes = Readonly<Record<string, string | number | null>>

/** Returns an element with its attributes, each escaped; null attributes are left out. `content` is already markup. */
function svgElement(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${typeof value === 'number' ? svgNumber(value) : escapeXml(value)}"`],
  )
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`
}

/** Formats a number rounded to hundredths of a pixel. */
function svgNumber(value: number): string {
  return `${Math.round(value * 100) / 100}`
}

const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** Characters that XML does not allow in any notation. */
const FORBIDDEN = /[^\t\n\r -\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Escapes text for elements and attributes. */
function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (sign) => SIGNS.get(sign) ?? sign)
}
