import sharp from 'sharp'
import { pullFile } from '../support/pull-file.ts'

export type InspectedMedia =
  | { kind: 'unreachable' }
  | { kind: 'unknown' }
  | { kind: 'image'; format: string; bytes: number; width: number; height: number; ratio: number }
  | { kind: 'video'; bytes: number }

/** Fetches a file from its public address and detects its type by its content, not by its name. */
export async function inspectMedia(url: string): Promise<InspectedMedia> {
  const file = await pullFile(url)
  if (!file) return { kind: 'unreachable' }
  const { bytes } = file
  if (isVideo(bytes)) return { kind: 'video', bytes: bytes.byteLength }
  try {
    const { format, width, height } = await sharp(bytes).metadata()
    return { kind: 'image', format, bytes: bytes.byteLength, width, height, ratio: width / height }
  } catch {
    return { kind: 'unknown' }
  }
}

/** MP4 and QuickTime files begin with a box of this name. */
function isVideo(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp'
}
