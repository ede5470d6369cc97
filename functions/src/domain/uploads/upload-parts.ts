import { UPLOAD_PART_BYTES } from '@postwright/core/limits'

type Parts = { id: string; parts: readonly string[]; bytes: number }

/** Where a part lives: under its hash, so that no other part can take its place. */
export function partKey(uploadId: string, sha256: string): string {
  return `uploads/${uploadId}/${sha256}`
}

export function partKeys({ id, parts }: Parts): string[] {
  return parts.map((sha256) => partKey(id, sha256))
}

/** How many bytes have arrived in order. */
export function receivedBytes({ parts, bytes }: Parts): number {
  return Math.min(parts.length * UPLOAD_PART_BYTES, bytes)
}

/** What a client gets to know of an upload. */
export function progressOf(upload: Parts & { expiresAt: number }) {
  return { uploadId: upload.id, received: receivedBytes(upload), expiresAt: upload.expiresAt }
}
