import type { PageCard, PageImages } from '../domain/ports/link-pages.ts'
import { loadSharp } from './load-sharp.ts'
import { openImage } from './open-image.ts'
import { createSerialQueue } from './serial-queue.ts'

/** Maximum milliseconds that a visitor waits for an image. */
const WAIT_MAX = 20_000

const LOGO_EDGE = 256
const CARD = { width: 1200, height: 630 }
/** Size of the logo on a card, and height of the stripe at its bottom. */
const CARD_LOGO = { width: 640, height: 320 }
const STRIPE = 24

/** Returns a renderer for the images of pages, one at a time in a separate queue: anonymous visitors request them, and uploads do not wait for them. */
export function createPageImages(): PageImages {
  const inTurn = createSerialQueue()
  return {
    logo: (bytes) => inTurn(WAIT_MAX, () => drawPageLogo(bytes)),
    card: (card) => inTurn(WAIT_MAX, () => drawPageCard(card)),
  }
}

/** Renders a logo for a page: small, with transparency. */
export async function drawPageLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const image = await openImage(bytes)
  const small = image.resize({ width: LOGO_EDGE, height: LOGO_EDGE, fit: 'inside', withoutEnlargement: true })
  return new Uint8Array(await small.webp({ quality: 85 }).toBuffer())
}

/** Renders the share image of a page: its logo on its background or, without a logo, a drawing in its accent colour. */
export async function drawPageCard({ background, accent, logo }: PageCard): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const middle = logo ? await cardLogo(logo) : Buffer.from(pageDrawing(accent))
  const stripe = { create: { width: CARD.width, height: STRIPE, channels: 4 as const, background: accent } }
  const foot = await sharp(stripe).png().toBuffer()
  const card = sharp({ create: { ...CARD, channels: 4, background } }).composite([
    { input: middle, gravity: 'centre' },
    { input: foot, top: CARD.height - STRIPE, left: 0 },
  ])
  return new Uint8Array(await card.png({ palette: true }).toBuffer())
}

async function cardLogo(bytes: Uint8Array): Promise<Buffer> {
  const image = await openImage(bytes)
  return image
    .resize({ ...CARD_LOGO, fit: 'inside' })
    .png()
    .toBuffer()
}

/** Draws a page without text: a round image above three links. */
function pageDrawing(accent: string): string {
  const links = [170, 250, 330].map((y) => `<rect x="0" y="${y}" width="480" height="56" rx="16" fill="${accent}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="386"><circle cx="240" cy="66" r="66" fill="${accent}"/>${links.join('')}</svg>`
}
