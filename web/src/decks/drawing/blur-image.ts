import type { Box } from '@postwright/core/scene/box'
import { newCanvas } from './canvas.ts'
import type { Picture } from './images.ts'

/** Standard deviation of the blur, in pixels of the small canvas; finer detail is lost anyway. */
const DEVIATION = 4

/** Maximum number of blurred image parts kept, because an image is drawn repeatedly while it is dragged. */
const KEPT_MAX = 4

const kept = new WeakMap<Picture, Map<string, Picture>>()

/**
 * Returns the blurred part of an image that is visible in a box, on a small canvas that is drawn over the box. Edges stay opaque, and every browser
 * and export gets the same pixels, because Safari's canvases do not support filters.
 * @param blur twice the standard deviation, in pixels of the box
 */
export function blurredPart(picture: Picture, part: Box, box: Box, blur: number): Picture {
  const key = JSON.stringify([part, box.width, box.height, blur])
  const known = kept.get(picture) ?? new Map<string, Picture>()
  kept.set(picture, known)
  const found = known.get(key)
  if (found) return found
  const made = blurAnew(picture, part, box, blur)
  const [oldest] = known.keys()
  if (known.size >= KEPT_MAX && oldest !== undefined) known.delete(oldest)
  known.set(key, made)
  return made
}

function blurAnew(picture: Picture, part: Box, box: Box, blur: number): Picture {
  const deviation = blur / 2
  const scale = Math.min(1, DEVIATION / deviation)
  const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))]
  const { context } = newCanvas(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const image = context.getImageData(0, 0, width, height)
  blurPixels(image.data, width, height, deviation * scale)
  context.putImageData(image, 0, 0)
  return context.canvas
}

/** Applies three box blurs in each direction, which approximate a Gaussian; pixels beyond an edge count as the edge. */
function blurPixels(pixels: Uint8ClampedArray, width: number, height: number, deviation: number): void {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2))
  // Transparent pixels contribute no colour, because all channels are weighted by their opacity.
  const values = Float32Array.from(pixels)
  for (let at = 0; at < values.length; at += 4) {
    const opacity = (values[at + 3] ?? 0) / 255
    for (let channel = 0; channel < 3; channel += 1) values[at + channel] = (values[at + channel] ?? 0) * opacity
  }
  const line = new Float32Array(Math.max(width, height))
  for (let pass = 0; pass < 3; pass += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      for (let y = 0; y < height; y += 1) blurLine(values, line, y * width * 4 + channel, 4, width, radius)
      for (let x = 0; x < width; x += 1) blurLine(values, line, x * 4 + channel, width * 4, height, radius)
    }
  }
  for (let at = 0; at < values.length; at += 4) {
    const opacity = (values[at + 3] ?? 0) / 255
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = opacity === 0 ? 0 : (values[at + channel] ?? 0) / opacity
    pixels[at + 3] = values[at + 3] ?? 0
  }
}

function blurLine(
  values: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  const at = (index: number) => values[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
  let sum = 0
  for (let index = -radius; index <= radius; index += 1) sum += at(index)
  for (let index = 0; index < length; index += 1) {
    line[index] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
  for (let index = 0; index < length; index += 1) values[start + index * step] = line[index] ?? 0
}
