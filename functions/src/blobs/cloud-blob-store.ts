import type { Bucket, File, StorageOptions } from '@google-cloud/storage'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { BlobStore } from '../domain/ports/media.ts'
import { checkBlobKey, proofFolder, uploadFolder } from './blob-key.ts'

const missingSchema = z.object({ code: z.literal(404) })
/** Error of the storage service for a range that begins after the end of the object. */
const beyondSchema = z.object({ code: z.literal(416) })

/** Maximum objects that one storage call can join. */
const JOINED_MAX = 32

/** Creates a store of blobs as objects of a Cloud Storage bucket. The client library is loaded with the first call. */
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
    get: async (key, range) => {
      const file = await fileOf(key)
      if (range && range.end <= range.start) return new Uint8Array()
      try {
        // NOTE the end of a range is inclusive in this library.
        const [bytes] = await file.download(range && { start: range.start, end: range.end - 1 })
        return new Uint8Array(bytes)
      } catch (error) {
        if (missingSchema.safeParse(error).success) return null
        if (beyondSchema.safeParse(error).success) return new Uint8Array()
        throw error
      }
    },
    join: async (key, parts, mime) => {
      const target = await fileOf(key)
      const sources = await Promise.all(parts.map(fileOf))
      if (sources.length <= JOINED_MAX) return combine(sources, target, mime)
      const groups = Array.from({ length: Math.ceil(parts.length / JOINED_MAX) }, (_, at) =>
        sources.slice(at * JOINED_MAX, (at + 1) * JOINED_MAX),
      )
      const joined = await Promise.all(
        groups.map(async (group, at) => {
          const file = await fileOf(groupKey(parts[0] ?? key, at))
          await combine(group, file, mime)
          return file
        }),
      )
      await combine(joined, target, mime)
      await Promise.all(joined.map((file) => file.delete({ ignoreNotFound: true })))
    },
    delete: async (key) => {
      const file = await fileOf(key)
      await file.delete({ ignoreNotFound: true })
    },
    deleteUpload: async (uploadId) => {
      const prefix = `${uploadFolder(uploadId)}/`
      await (await open()).deleteFiles({ prefix })
    },
    deleteProofs: async (uid) => {
      const prefix = `${proofFolder(uid)}/`
      await (await open()).deleteFiles({ prefix })
    },
  }
}

async function combine(sources: File[], target: File, mime: string): Promise<void> {
  target.metadata = { contentType: mime }
  await target.bucket.combine(sources, target)
}

/** Returns a key next to the parts, so that it is removed with them if this process ends early. */
function groupKey(part: string, at: number): string {
  const name = createHash('sha256').update(`${part}/${at}`).digest('hex')
  return `${part.slice(0, part.lastIndexOf('/'))}/${name}`
}
