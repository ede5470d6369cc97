import { nearestShape } from '@postwright/core/fonts/font-family'
import { fontAddress } from '@/decks/fonts/font-file.ts'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { LogoRefused, asPng, type DrawingRefusal } from './logo-file.ts'
import DOMPurify from 'dompurify'

/** Longest side of the drawn image, in pixels, and the maximum ratio of its sides. */
const SIDE = 2_048
const PROPORTION_MAX = 20
/** Maximum size of a file in bytes; a larger one is not even read. */
const BYTES_MAX = 2 * 1024 * 1024
const WEIGHTS = [400, 700]

/**
 * Converts an SVG file to PNG with this browser, including its effects, and with its text in the fonts that it uses.
 * @throws LogoRefused if the file is not SVG, is too large, too complex or too narrow, or uses a font that is not available
 */
export async function drawLogoFile(file: File): Promise<File> {
  if (file.size > BYTES_MAX) throw new LogoRefused('large')
  const plain = plainDrawing(await file.text())
  if ('refused' in plain) throw new LogoRefused(plain.refused)
  const { root, families } = plain
  const missing = families.filter((name) => fontLibrary.find(name) === null)
  if (missing.length > 0)
    throw new LogoRefused(
      'fonts',
      missing.filter((name) => name !== ''),
    )
  const { width, height } = sizeOf(root)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = (
    await Promise.all(families.flatMap((name) => WEIGHTS.map((weight) => faceOf(name, weight))))
  ).join('')
  root.prepend(style)
  const svg = new XMLSerializer().serializeToString(root)
  const canvas = await drawn(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, width, height)
  return asPng(canvas, file.name.replace(/\.svg$/i, '.png'))
}

function sizeOf(root: SVGSVGElement): { width: number; height: number } {
  const said = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''))
  const box = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]/)
    .filter((part) => part !== '')
    .map(Number)
  const [wide = 0, high = 0] = box.length === 4 ? box.slice(2) : said
  const proportion = Math.max(wide / high, high / wide)
  if (!(wide > 0 && high > 0 && proportion <= PROPORTION_MAX)) throw new LogoRefused('size')
  if (box.length !== 4) root.setAttribute('viewBox', `0 0 ${wide} ${high}`)
  const scale = SIDE / Math.max(wide, high)
  return { width: Math.round(wide * scale), height: Math.round(high * scale) }
}

/** Returns a font-face rule to embed in the SVG, because an SVG drawn as an image cannot use the page's fonts. */
async function faceOf(name: string, weight: number): Promise<string> {
  const family = fontLibrary.find(name)
  if (!family) return ''
  const shape = nearestShape(family, { weight, isItalic: false })
  const address = fontAddress(name, shape, 'latin', 'woff2')
  if (address === null) return ''
  const reply = await fetch(address)
  if (!reply.ok) throw new LogoRefused('fonts', [name])
  const bytes = new Uint8Array(await reply.arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${text})}`
}

async function drawn(address: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    throw new LogoRefused('unreadable')
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas
}

/** Limits for an SVG: length in characters, elements, filters, and copies of other parts. */
const LIMITS = { length: 1_000_000, elements: 3_000, filters: 40, uses: 60 }

const OWN = /^#[\w.:-]{1,100}$/

const OWN_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,/

const LINKS = new Set(['href', 'xlink:href', 'src'])

type PlainDrawing = {
  /** The SVG without scripts and external references; gradients, masks, filters and text are kept. */
  root: SVGSVGElement
  /** Font families of the SVG's text, by their names in the file; an empty name for text without a family. */
  families: string[]
}

/**
 * Returns the safe part of an SVG, or the reason why it is refused. DOMPurify removes scripts, embedded pages and event handlers, and this function
 * removes external references.
 */
export function plainDrawing(text: string): PlainDrawing | { refused: DrawingRefusal } {
  if (text.length > LIMITS.length) return { refused: 'large' }
  // Files with entities are refused, because entities would be expanded before anything is removed.
  if (/<!entity/i.test(text)) return { refused: 'complex' }
  const clean = DOMPurify.sanitize(text.replaceAll(/<\?xml[^>]{0,200}\?>|<!doctype[^>[]{0,400}>/gi, ''), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignObject', 'a', 'animate', 'animateMotion', 'animateTransform', 'set'],
    RETURN_DOM_FRAGMENT: true,
  })
  const root = clean.querySelector('svg')
  if (!root) return { refused: 'unreadable' }
  const all = [root, ...root.querySelectorAll<SVGElement>('*')]
  const named = (names: readonly string[]) => all.filter(({ localName }) => names.includes(localName))
  const filters = all.filter(({ localName }) => localName.startsWith('fe'))
  const uses = named(['use'])
  if (all.length > LIMITS.elements || filters.length > LIMITS.filters || uses.length > LIMITS.uses) {
    return { refused: 'complex' }
  }
  // Copies of copies multiply like entities, so they are refused.
  const copied = uses.map((use) => linkOf(use).slice(1))
  if (all.some((each) => copied.includes(each.id) && (each.localName === 'use' || each.querySelector('use')))) {
    return { refused: 'complex' }
  }
  for (const element of all) withoutLinks(element)
  for (const style of named(['style'])) style.textContent = ownCss(style.textContent)
  const letters = named(['text', 'tspan', 'textPath']).filter(({ textContent }) => textContent.trim() !== '')
  return { root, families: letters.length === 0 ? [] : familiesIn(all, letters) }
}

function withoutLinks(element: Element): void {
  // The list of attributes is live, so iterating over it would skip the attribute after a removed one.
  const attributes = [...element.attributes]
  for (const { name, value } of attributes) {
    const isLink = LINKS.has(name)
    const isPicture = element.localName === 'image' || element.localName === 'feImage'
    if (isLink && !OWN.test(value) && !(isPicture && OWN_PICTURE.test(value))) element.removeAttribute(name)
    else if (!isLink && ownCss(value) !== value) element.removeAttribute(name)
  }
}

/** Returns styles without external references; none if this cannot be determined. */
function ownCss(css: string): string {
  const isStrange = /@import|\\|expression|javascript:/i.test(css)
  const paints = [...css.matchAll(/url\(\s?["']?([^"')]{0,200})/gi)]
  return isStrange || paints.some(([, target = '']) => !OWN.test(target.trim())) ? '' : css
}

function linkOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
}

/** Returns the first family of each declaration of a font; `''` if text has no family. */
function familiesIn(all: readonly Element[], letters: readonly Element[]): string[] {
  const said = all.flatMap((element) => {
    const css = element.localName === 'style' ? element.textContent : (element.getAttribute('style') ?? '')
    const inCss = [...css.matchAll(/font-family\s?:\s?([^;}]{1,200})/gi)].map(([, value = '']) => value)
    return [element.getAttribute('font-family') ?? '', ...inCss].filter((value) => value !== '')
  })
  const names = said.map((value) => (value.split(',')[0] ?? '').trim().replaceAll(/["']/g, ''))
  return letters.length > 0 && names.length === 0 ? [''] : [...new Set(names)]
}
