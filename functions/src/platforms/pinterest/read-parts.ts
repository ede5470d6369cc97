import type { PublishRequest } from '../../domain/ports/networks.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'

const PART = 8 * 1024 * 1024

type File = { mediaId: string; length: number; working: () => void }

/** A file of ours in parts, each read from storage once the part before it has been taken. */
export async function* readParts(
  loadMedia: PublishRequest['loadMedia'],
  { mediaId, length, working }: File,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < length; start += PART) {
    const bytes = await loadMedia(mediaId, { start, end: Math.min(start + PART, length) })
    if (!bytes) throw new Unsendable('media_format', `The video ${mediaId} is missing.`)
    working()
    yield bytes
  }
}
