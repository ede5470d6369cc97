import { Parser } from 'htmlparser2'
import { plainCss } from './plain-css.ts'
import { ATTRIBUTES, DRAWN, NEEDED, UNDRAWN } from './svg-parts.ts'

/** A logo needs less; with more, shapes that cross each other could take the decoder minutes. */
const LIMITS = { elements: 300, numbers: 4_000, references: 4, depth: 40 }
/** The longest side of what is drawn, in pixels, and how many times the other one fits into it at most. */
const SIDE = 1024
const PROPORTION_MAX = 20
const OWN = /^#[\w.:-]+$/
const OWN_URL = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)$/
const NUMBERS = /[+-]?(?:\d*\.\d+|\d+)/g
const IN_STYLE = 'style'

class Refused extends Error {}

/**
 * A drawing written anew from the shapes and colours it consists of, so that nothing else of the file reaches the decoder: no
 * script, no address, no entity. Null for one that has more to it (letters, pictures, effects), would look otherwise without, or
 * would take long.
 */
export function plainSvg(svg: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)[^>]*\[/i.test(svg)) return null
  const written: string[] = []
  const counted = { elements: 0, numbers: 0, references: 0 }
  const open: string[] = []
  /** How many elements that draw nothing are open. */
  let left = 0
  let style: string | null = null

  const count = (what: keyof typeof counted, by = 1) => {
    counted[what] += by
    if (counted[what] > LIMITS[what]) throw new Refused()
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (left > 0 || UNDRAWN.has(name) || /^(?:sodipodi|inkscape|rdf|cc|dc):/.test(name)) {
          left += 1
          return
        }
        if (open.length === 0 ? written.length > 0 || name !== 'svg' : !DRAWN.has(name)) throw new Refused()
        if (open.length > LIMITS.depth) throw new Refused()
        count('elements')
        if (name === IN_STYLE) style = ''
        else written.push(open.length === 0 ? rootOf(attributes) : `<${name}${attributesOf(attributes)}>`)
        open.push(name)
      },
      ontext(text) {
        if (left > 0) return
        if (style !== null) style += text
      },
      onclosetag(name) {
        if (left > 0) {
          left -= 1
          return
        }
        open.pop()
        if (style === null) {
          written.push(`</${name}>`)
          return
        }
        written.push(`<style>${escaped(cssOf(style))}</style>`)
        style = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )

  function attributesOf(attributes: Readonly<Record<string, string>>): string {
    return Object.entries(attributes)
      .map(([name, value]) => {
        if (NEEDED.has(name) && value !== 'none') throw new Refused()
        if (!ATTRIBUTES.has(name)) return ''
        count('numbers', value.match(NUMBERS)?.length ?? 0)
        return ` ${name}="${escaped(valueOf(name, value))}"`
      })
      .join('')
  }

  function valueOf(name: string, value: string): string {
    if (name === 'style') return cssOf(value)
    const isLink = name === 'href' || name === 'xlink:href'
    if (isLink ? !OWN.test(value) : /url/i.test(value) && !OWN_URL.test(value)) throw new Refused()
    if (isLink || name === 'clip-path' || name === 'mask') count('references')
    return value
  }

  function rootOf(attributes: Readonly<Record<string, string>>): string {
    const { viewBox, width, height, ...others } = attributes
    const box = viewBox === undefined ? `0 0 ${length(width)} ${length(height)}` : viewBox.trim()
    const [, , wide = 0, high = 0, ...more] = box.split(/[\s,]+/).map(Number)
    const proportion = Math.max(wide / high, high / wide)
    if (!(wide > 0 && high > 0 && proportion <= PROPORTION_MAX) || more.length > 0) throw new Refused()
    const scale = SIDE / Math.max(wide, high)
    const size = `width="${Math.round(wide * scale)}" height="${Math.round(high * scale)}" viewBox="${escaped(box)}"`
    const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    const { x: _x, y: _y, ...rest } = others
    return `<svg ${names} ${size}${attributesOf(rest)}>`
  }

  try {
    parser.end(svg)
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

/** A length in pixels; any other one is none. */
function length(value = ''): number {
  return /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : 0
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
