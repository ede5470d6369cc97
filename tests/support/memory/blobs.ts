import type { BlobStore } from '../../../functions/src/domain/ports/media.ts'

export function createMemoryBlobs(): BlobStore {
  const blobs = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void blobs.set(key, bytes),
    get: async (key, range) => {
      const bytes = blobs.get(key) ?? null
      return range && bytes ? bytes.subarray(range.start, range.end) : bytes
    },
    join: async (key, parts) => {
      const found = parts.map((part) => blobs.get(part) ?? missing(part))
      blobs.set(key, new Uint8Array(Buffer.concat(found)))
    },
    delete: async (key) => void blobs.delete(key),
    deleteUpload: async (uploadId) => {
      for (const key of blobs.keys()) if (key.startsWith(`uploads/${uploadId}/`)) blobs.delete(key)
    },
    deleteProofs: async (uid) => {
      for (const key of blobs.keys()) if (key.startsWith(`proofs/${uid}/`)) blobs.delete(key)
    },
  }
}

function missing(key: string): never {
  throw new Error(`no blob ${key}`)
}
