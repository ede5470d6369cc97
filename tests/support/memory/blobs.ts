import type { BlobStore } from '../../../functions/src/domain/ports.ts'

/** Bytes by their key. */
export function createMemoryBlobs(): BlobStore {
  const blobs = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void blobs.set(key, bytes),
    get: async (key) => blobs.get(key) ?? null,
    delete: async (key) => void blobs.delete(key),
  }
}
