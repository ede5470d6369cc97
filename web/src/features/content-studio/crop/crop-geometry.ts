import type { Crop, Focus } from '@postwright/core/model/media'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'

export type Size = { width: number; height: number }
export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** Minimum width and height of a crop in pixels; with a fixed aspect ratio, only its minimum width. Smaller images allow smaller crops. */
const SMALLEST = 16
const WHOLE_FOCUS = 1000

export const MIDDLE: Focus = { x: 500, y: 500 }

/** Returns the largest crop of an aspect ratio, with the focal point as close to its middle as possible. */
export function fitCrop({ width, height }: Size, ratio: number, focus: Focus): Crop {
  const wide = width / height > ratio
  const size = {
    width: wide ? Math.max(1, Math.round(height * ratio)) : width,
    height: wide ? height : Math.max(1, Math.round(width / ratio)),
  }
  const left = clamp(Math.round((focus.x / WHOLE_FOCUS) * width - size.width / 2), 0, width - size.width)
  const top = clamp(Math.round((focus.y / WHOLE_FOCUS) * height - size.height / 2), 0, height - size.height)
  return { left, top, ...size }
}

/** Moves a crop within the image. */
export function moveCrop({ width, height }: Size, crop: Crop, by: { x: number; y: number }): Crop {
  return {
    ...crop,
    left: clamp(Math.round(crop.left + by.x), 0, width - crop.width),
    top: clamp(Math.round(crop.top + by.y), 0, height - crop.height),
  }
}

/** Resizes a crop at one corner, within the image; the opposite corner is fixed. `ratio`: the aspect ratio to keep. */
export function resizeCrop(
  picture: Size,
  crop: Crop,
  { corner, by, ratio }: { corner: Corner; by: { x: number; y: number }; ratio: number | null },
): Crop {
  const [isWest, isNorth] = [corner.endsWith('w'), corner.startsWith('n')]
  const right = crop.left + crop.width
  const bottom = crop.top + crop.height
  const most = {
    width: isWest ? right : picture.width - crop.left,
    height: isNorth ? bottom : picture.height - crop.top,
  }
  const wanted = { width: crop.width + (isWest ? -by.x : by.x), height: crop.height + (isNorth ? -by.y : by.y) }
  const size = ratio === null ? freeSize(wanted, most) : shapedSize(wanted.width, most, ratio)
  return { left: isWest ? right - size.width : crop.left, top: isNorth ? bottom - size.height : crop.top, ...size }
}

function freeSize(wanted: Size, most: Size): Size {
  return {
    width: clamp(Math.round(wanted.width), Math.min(SMALLEST, most.width), most.width),
    height: clamp(Math.round(wanted.height), Math.min(SMALLEST, most.height), most.height),
  }
}

function shapedSize(wanted: number, most: Size, ratio: number): Size {
  const widest = Math.min(most.width, Math.floor(most.height * ratio))
  const width = clamp(Math.round(wanted), Math.min(SMALLEST, widest), Math.max(1, widest))
  return { width, height: clamp(Math.round(width / ratio), 1, most.height) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Common aspect ratios: width divided by height. */
const SHAPES = [
  { key: '1:1', ratio: 1 },
  { key: '4:5', ratio: 4 / 5 },
  { key: '3:4', ratio: 3 / 4 },
  { key: '2:3', ratio: 2 / 3 },
  { key: '9:16', ratio: 9 / 16 },
  { key: '5:4', ratio: 5 / 4 },
  { key: '4:3', ratio: 4 / 3 },
  { key: '3:2', ratio: 3 / 2 },
  { key: '16:9', ratio: 16 / 9 },
  { key: '1.91:1', ratio: 1.91 },
] as const

export type CropShape = { key: string; ratio: number }

/** Returns the aspect ratios that every one of these networks accepts. */
export function cropRatios(contracts: readonly Pick<PlatformContract, 'media'>[]): CropShape[] {
  const ranges = contracts.flatMap(({ media }) => (media.images?.ratio ? [media.images.ratio] : []))
  return SHAPES.filter(({ ratio }) => ranges.every(([min, max]) => ratio >= min && ratio <= max))
}
