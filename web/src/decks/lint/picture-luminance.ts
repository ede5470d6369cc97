import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import { luminance } from '@postwright/core/scene/drawing/contrast-ratio'
import type { LintOptions } from '@postwright/core/scene/lint/lint-options'
import { newCanvas } from '../drawing/new-canvas.ts'
import type { Picture, Pictures } from '../drawing/pictures.ts'

/** A picture is looked at as this many squares across and down: words are read over areas, not over pixels. */
const SQUARES = 24

const known = new WeakMap<Picture, readonly number[]>()

/** Knows how bright pictures are, as far as they are loaded. */
export function pictureLuminance(pictures: Pictures): LintOptions['luminanceOf'] {
  return ({ mediaId, box, focus, zoom, isFlipped }, at) => {
    const picture = pictures.get(mediaId)
    if (!picture) return null
    const crop = cropOf(picture, box, focus, zoom)
    const x = (crop.x + crop.width * (isFlipped ? 1 - at.x : at.x)) / picture.width
    const y = (crop.y + crop.height * at.y) / picture.height
    return squaresOf(picture)[squareAt(y) * SQUARES + squareAt(x)] ?? null
  }
}

function squareAt(share: number): number {
  return Math.min(SQUARES - 1, Math.max(0, Math.floor(share * SQUARES)))
}

function squaresOf(picture: Picture): readonly number[] {
  const found = known.get(picture)
  if (found) return found
  const { context } = newCanvas(SQUARES, SQUARES)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SQUARES, SQUARES)
  context.drawImage(picture, 0, 0, SQUARES, SQUARES)
  const { data } = context.getImageData(0, 0, SQUARES, SQUARES)
  const squares = Array.from({ length: SQUARES * SQUARES }, (_, at) =>
    luminance(hexOf(data.subarray(at * 4, at * 4 + 3))),
  )
  known.set(picture, squares)
  return squares
}

function hexOf(channels: Uint8ClampedArray): string {
  return `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
