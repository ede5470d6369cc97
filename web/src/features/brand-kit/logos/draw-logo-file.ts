import { nearestShape } from '@postwright/core/fonts/font-family'
import { fontAddress } from '@/decks/fonts/font-file.ts'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { LogoRefused, asPng } from './logo-file.ts'
import { plainDrawing } from './plain-drawing.ts'

/** The longest side of what is drawn, in pixels, and how many times the other one fits into it at most. */
const SIDE = 2_048
const PROPORTION_MAX = 20
/** Bytes beyond which a drawing is not even read. */
const BYTES_MAX = 2 * 1024 * 1024
const WEIGHTS = [400, 700]

/**
 * A drawing (SVG) as a PNG, drawn by this browser with its effects, and with its text in the fonts that it names.
 * @throws LogoRefused for what is no drawing, is too large, or names a font that is not here
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

/** A font inside the drawing: what is drawn as an image sees no fonts of the page. */
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
