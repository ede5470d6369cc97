import type { SlideDrawing } from '@postwright/core/scene/draw-node'
import { DECK_THUMBNAIL_MAX } from '@postwright/core/limits'
import { base64Of } from './base64-of.ts'
import { newCanvas } from './canvas.ts'
import { paint } from './paint.ts'
import type { Pictures } from './images.ts'

/** Widths and qualities to try, best first. */
const TRIES = [
  { width: 360, quality: 0.8 },
  { width: 360, quality: 0.6 },
  { width: 270, quality: 0.6 },
  { width: 200, quality: 0.5 },
  { width: 120, quality: 0.4 },
]

const TYPE = 'image/webp'

/**
 * Returns a small image of a slide as a `data:image/webp` address that decks can store; empty if the browser cannot create WebP or no try is small
 * enough.
 */
export async function drawThumbnail(drawing: SlideDrawing, pictures: Pictures): Promise<string> {
  for (const { width, quality } of TRIES) {
    const scale = width / drawing.width
    const { context, toBlob } = newCanvas(width, Math.round(drawing.height * scale))
    paint(context, drawing, pictures, scale)
    const blob = await toBlob(TYPE, quality)
    if (blob.type !== TYPE) return ''
    const address = `data:${TYPE};base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`
    if (address.length <= DECK_THUMBNAIL_MAX) return address
  }
  return ''
}
