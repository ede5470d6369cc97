import { type Attributes, readMarkup } from '../../files/markup/read-markup.ts'
import { isLocalPaint, plainCss } from './plain-css.ts'

/** Limits that no genuine logo reaches; beyond them, intersecting shapes could take the decoder minutes. */
const LIMITS = { elements: 300, numbers: 4_000, references: 4, depth: 40 }
/** Longest side of the rendered image in pixels, and its maximum aspect ratio. */
const SIDE = 1024
const PROPORTION_MAX = 20
const OWN = /^#[\w.:-]+$/
const EDITORS = new Set(['sodipodi', 'inkscape', 'rdf', 'cc', 'dc'])
const IN_STYLE = 'style'

class Refused extends Error {}

/**
 * Rewrites a drawing from its shapes and colours only, so that nothing else of the file reaches the decoder: no script, no address, no entity.
 * Returns null for a drawing with more content (letters, images, effects), for one that would look different without it, or for one that would take
 * long.
 */
export function plainSvg(svg: string): string | null {
  if (declaresEntities(svg)) return null
  const written: string[] = []
  const counted = { elements: 0, numbers: 0, references: 0 }
  const open: string[] = []
  /** Number of open elements that are dropped with their content. */
  let left = 0
  let style: string | null = null

  const count = (what: keyof typeof counted, by = 1) => {
    counted[what] += by
    if (counted[what] > LIMITS[what]) throw new Refused()
  }

  const handlers = {
    onOpen(name: string, attributes: Attributes, isEmpty: boolean) {
      if (left > 0 || UNDRAWN.has(name) || EDITORS.has(name.split(':', 1)[0] ?? '')) {
        if (!isEmpty) left += 1
        return
      }
      if (open.length === 0 ? written.length > 0 || name !== 'svg' : !DRAWN.has(name)) throw new Refused()
      if (open.length > LIMITS.depth) throw new Refused()
      count('elements')
      if (name === IN_STYLE) style = ''
      else written.push(open.length === 0 ? rootOf(attributes) : `<${name}${attributesOf(attributes)}>`)
      open.push(name)
      if (isEmpty) handlers.onClose(name)
    },
    onText(text: string) {
      if (left > 0) return
      if (style !== null) style += text
    },
    onClose(name: string) {
      if (left > 0) {
        left -= 1
        return
      }
      if (open.pop() !== name) throw new Refused()
      if (style === null) {
        written.push(`</${name}>`)
        return
      }
      written.push(`<style>${escaped(cssOf(style))}</style>`)
      style = null
    },
  }

  function attributesOf(attributes: Attributes): string {
    return Object.entries(attributes)
      .map(([name, value = '']) => {
        if (NEEDED.has(name) && value !== 'none') throw new Refused()
        if (!ATTRIBUTES.has(name)) return ''
        count('numbers', countNumbers(value))
        return ` ${name}="${escaped(valueOf(name, value))}"`
      })
      .join('')
  }

  function valueOf(name: string, value: string): string {
    if (name === 'style') return cssOf(value)
    const isLink = name === 'href' || name === 'xlink:href'
    if (isLink ? !OWN.test(value) : /url/i.test(value) && !isLocalPaint(value)) throw new Refused()
    if (isLink || name === 'clip-path' || name === 'mask') count('references')
    return value
  }

  function rootOf(attributes: Attributes): string {
    const { viewBox, width, height, ...others } = attributes
    const box = viewBox === undefined ? `0 0 ${length(width)} ${length(height)}` : viewBox.trim()
    const [, , wide = 0, high = 0, ...more] = box.split(/[\s,]/).filter(Boolean).map(Number)
    const proportion = Math.max(wide / high, high / wide)
    if (!(wide > 0 && high > 0 && proportion <= PROPORTION_MAX) || more.length > 0) throw new Refused()
    const scale = SIDE / Math.max(wide, high)
    const size = `width="${Math.round(wide * scale)}" height="${Math.round(high * scale)}" viewBox="${escaped(box)}"`
    const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    const { x: _x, y: _y, ...rest } = others
    return `<svg ${names} ${size}${attributesOf(rest)}>`
  }

  try {
    readMarkup(svg, handlers, { isXml: true })
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
  return written.length > 0 && open.length === 0 ? written.join('') : null
}

/** @throws Refused */
function cssOf(css: string): string {
  const plain = plainCss(css)
  if (plain === null) throw new Refused()
  return plain
}

/** Returns a length in pixels; 0 for any other unit. */
function length(value = ''): number {
  return Number(value.endsWith('px') ? value.slice(0, -2) : value) || 0
}

/** Counts the numbers of a path, which need no separator: `0.5.5` and `1-2` are two each. */
function countNumbers(value: string): number {
  let numbers = 0
  let isIn = false
  let hasPoint = false
  for (const sign of value) {
    const isDigit = sign >= '0' && sign <= '9'
    if (isDigit ? !isIn : sign === '.' && (!isIn || hasPoint)) {
      numbers += 1
      hasPoint = false
    }
    isIn = isDigit || sign === '.'
    hasPoint = isIn && (hasPoint || sign === '.')
  }
  return numbers
}

function declaresEntities(svg: string): boolean {
  const text = svg.toLowerCase()
  if (text.includes('<!entity')) return true
  for (let at = text.indexOf('<!doctype'); at !== -1;) {
    const end = text.indexOf('>', at)
    const isLast = end === -1
    if (text.slice(at, isLast ? undefined : end).includes('[')) return true
    at = isLast ? -1 : text.indexOf('<!doctype', end)
  }
  return false
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements that are kept. A drawing with any other element is refused, except for those that are dropped. */
const DRAWN = setOf(
  'g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask switch style',
)

/** Elements that describe a drawing and draw nothing: dropped with all their content. */
const UNDRAWN = setOf('title desc metadata')

/** Attributes that are kept; every other one is dropped. */
const ATTRIBUTES = setOf(
  'id class style transform d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset fill fill-opacity fill-rule stroke ' +
    'stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stop-color stop-opacity opacity color display ' +
    'visibility clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits gradientUnits gradientTransform ' +
    'spreadMethod href xlink:href',
)

/** Attributes without which a drawing would look different, so that a drawing with them is refused as a whole. */
const NEEDED = setOf('filter marker marker-start marker-mid marker-end stroke-dasharray')
