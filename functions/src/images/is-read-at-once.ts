/** Markers of a JPEG: its frame header (all of `FFC0` to `FFCF` but three) and the beginning of the first scan. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc])
const SCAN = 0xda

/** The offsets in a frame header of the number of components, in a scan header of how many of them it holds. */
const FRAME_COMPONENTS = 9
const SCAN_COMPONENTS = 4

/**
 * Whether a JPEG holds all of its rows in one scan, from top to bottom. Of every other one, progressive or not, the decoder
 * keeps the whole until the last scan is read.
 */
export function isReadAtOnce(jpeg: Uint8Array): boolean {
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
