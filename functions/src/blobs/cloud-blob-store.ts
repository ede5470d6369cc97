import type { Bucket, StorageOptions } from '@google-cloud/storage'
import { z } from 'zod'
import type { BlobStore } from '../domain/ports.ts'
import { checkBlobKey } from './blob-key.ts'

const missingSchema = z.object({ code: z.literal(404) })

/** Blobs as objects of a Cloud Storage bucket. The client library is loaded with the first call. */
export function createCloudBlobStore(bucket: string, options: StorageOptions = {}): BlobStore {
  let opened: Promise<Bucket> | null = null
  const open = () =>
    (opened ??= import('@google-cloud/storage').then(({ Storage }) => new Storage(options).bucket(bucket)))
  const fileOf = async (key: string) => {
    const path = checkBlobKey(key)
    return (await open()).file(path)
  }

  return {
    put: async (key, bytes, mime) => {
      const file = await fileOf(key)
      await file.save(Buffer.from(bytes), {
        resumable: false,
        contentType: mime,
        metadata: { cacheControl: 'private, no-store' },
      })
    },
    get: async (key) => {
      const file = await fileOf(key)
      try {
        const [bytes] = await file.download()
        return new Uint8Array(bytes)
      } catch (error) {
        if (missingSchema.safeParse(error).success) return null
        throw error
      }
    },
    delete: async (key) => {
      const file = await fileOf(key)
      await file.delete({ ignoreNotFound: true })
    },
  }
}
