import { MEDIA_DECODED_BYTES_MAX, MEDIA_PIXELS_MAX } from '@postwright/core/limits'
import type { ImageType } from '@postwright/core/media/media-type'
import type { Metadata } from 'sharp'
import type { HeldFor } from '../domain/ports/files.ts'

/** Memory that decoding an image needs besides the current strip, and the reason for it. */
export type Held = { reason: HeldFor; bytesPerPixel: number }

/** Highest EXIF orientation that is decoded row by row (1 is upright, 2 mirrored); any higher one needs later rows before the first. */
const MIRRORED = 2
/** Scales at which a JPEG is decoded: a half, quarter or eighth of its size when the result is still large enough. */
const JPEG_SCALES = [8, 4, 2, 1]
/** Bytes per pixel of a WebP: four in the image, and four in the buffers of the format. */
const WEBP_BYTES = 8
/** Coefficients are stored as 16-bit numbers. */
const COEFFICIENT_BYTES = 2

/**
 * Returns the bytes per pixel that the decoder holds for an image at the same time, computed from its header before a pixel is decoded.
 * @param side maximum side to which the image will be scaled down
 * @returns null for an image that is read strip by strip
 */
export function getDecoderMemory(mime: ImageType, bytes: Uint8Array, metadata: Metadata, side: number): Held | null {
  const isTurned = (metadata.orientation ?? 1) > MIRRORED
  const pixelBytes = metadata.channels * (metadata.depth === 'ushort' ? 2 : 1)
  const turned = isTurned ? pixelBytes : 0
  if (mime === 'image/webp') return { reason: 'webp', bytesPerPixel: WEBP_BYTES + turned }
  if (mime === 'image/png') {
    if (metadata.isProgressive) return { reason: 'interlaced', bytesPerPixel: pixelBytes + turned }
    return isTurned ? { reason: 'rotated', bytesPerPixel: turned } : null
  }
  const scale = JPEG_SCALES.find((factor) => Math.max(metadata.width, metadata.height) >= factor * side) ?? 1
  const turnedSmall = turned / scale ** 2
  if (!isSingleScanJpeg(bytes)) {
    return { reason: 'progressive', bytesPerPixel: samplesPerPixel(metadata) * COEFFICIENT_BYTES + turnedSmall }
  }
  return isTurned ? { reason: 'rotated', bytesPerPixel: turnedSmall } : null
}

/** Returns the maximum number of pixels of an image of this kind. */
export function pixelsMax(held: Held | null): number {
  if (held === null) return MEDIA_PIXELS_MAX
  return Math.min(MEDIA_PIXELS_MAX, Math.floor(MEDIA_DECODED_BYTES_MAX / held.bytesPerPixel))
}

function samplesPerPixel({ chromaSubsampling = '', channels }: Metadata): number {
  if (channels < 3) return channels
  const further = channels - 3
  if (chromaSubsampling.startsWith('4:2:0')) return 1.5 + further
  return chromaSubsampling.startsWith('4:2:2') ? 2 + further : channels
}

/** Markers in the range `FFC0` to `FFCF` that do not begin a frame header of a JPEG. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc])

const SCAN = 0xda

/** Offsets of the number of components in a frame header and in a scan header. */
const FRAME_COMPONENTS = 9

const SCAN_COMPONENTS = 4

/**
 * Returns whether a JPEG contains all of its rows in one scan, from top to bottom. For any other JPEG, progressive or not, the decoder keeps the
 * whole image until the last scan is read.
 */
export function isSingleScanJpeg(jpeg: Uint8Array): boolean {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let components = 0
  for (let at = 2; at + FRAME_COMPONENTS < jpeg.length;) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : null
    if (marker === null) return false
    if (marker === SCAN) return components > 0 && view.getUint8(at + SCAN_COMPONENTS) === components
    if (isFrame(marker)) {
      if (isProgressive(marker)) return false
      components = view.getUint8(at + FRAME_COMPONENTS)
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return false
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)
}

function isProgressive(marker: number): boolean {
  return marker % 4 === 2
}
