import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import type { Upload } from '@postwright/core/model/upload'
import type { ByteSource } from '../ports/files.ts'
import type { BlobStore } from '../ports/media.ts'
import { partKeys } from './upload-parts.ts'

/** Reads the parts of an upload as the one file that they are. */
export function uploadSource(blobs: BlobStore, upload: Upload): ByteSource {
  const keys = partKeys(upload)
  return {
    size: upload.bytes,
    read: async ({ start, end }) => {
      const first = Math.floor(start / UPLOAD_PART_BYTES)
      const pieces: Uint8Array[] = []
      for (let at = first; at * UPLOAD_PART_BYTES < end; at += 1) {
        const from = Math.max(start - at * UPLOAD_PART_BYTES, 0)
        const to = Math.min(end - at * UPLOAD_PART_BYTES, UPLOAD_PART_BYTES)
        const piece = await blobs.get(keys[at] ?? '', { start: from, end: to })
        if (!piece) throw new Error(`part ${at} of upload ${upload.id} is gone`)
        pieces.push(piece)
      }
      return pieces.length === 1 && pieces[0] ? pieces[0] : new Uint8Array(Buffer.concat(pieces))
    },
  }
}
