import { newCanvas } from '../../drawing/new-canvas.ts'

const JPEG = 'image/jpeg'
const QUALITY = 0.92

/** A lossless picture is taken where it costs at most this much more. */
const LOSSLESS_WORTH = 1.5

/** A picture in a form that documents can hold: JPEG as it is, everything else as PNG or JPEG. */
export async function documentPicture(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await (blob.type === JPEG ? blob : await recoded(blob)).arrayBuffer())
}

async function recoded(blob: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(blob)
  const { context, toBlob } = newCanvas(bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  bitmap.close()
  const lossless = await toBlob('image/png')
  if (hasTransparency(data)) return lossless
  const smaller = await toBlob(JPEG, QUALITY)
  return lossless.size <= smaller.size * LOSSLESS_WORTH ? lossless : smaller
}

function hasTransparency(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}
