import type { BlobConfig } from '../domain/ports/config.ts'
import type { BlobStore, ByteRange } from '../domain/ports/media.ts'
import { createCloudBlobStore } from './cloud-blob-store.ts'
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { checkBlobKey, proofFolder, uploadFolder } from './blob-key.ts'

export function createBlobStore(config: BlobConfig): BlobStore {
  return config.kind === 'disk' ? createDiskBlobStore(config.dir) : createCloudBlobStore(config.bucket)
}

const missingSchema = z.object({ code: z.literal('ENOENT') })

/** Creates a store of blobs as files in one folder. Files are written atomically. */
export function createDiskBlobStore(dir: string): BlobStore {
  const pathOf = (key: string) => join(dir, checkBlobKey(key))

  async function write(key: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      const file = await open(unfinished, 'w')
      try {
        await fill(file)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    put: (key, bytes) => write(key, (file) => file.writeFile(bytes)),
    get: async (key, range) => {
      const path = pathOf(key)
      try {
        return range ? await readRange(path, range) : new Uint8Array(await readFile(path))
      } catch (error) {
        if (missingSchema.safeParse(error).success) return null
        throw error
      }
    },
    join: async (key, parts, _mime) => {
      const paths = parts.map(pathOf)
      await write(key, async (file) => {
        for (const path of paths) await file.writeFile(await readFile(path))
      })
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    deleteUpload: async (uploadId) => rm(join(dir, uploadFolder(uploadId)), { force: true, recursive: true }),
    deleteProofs: async (uid) => rm(join(dir, proofFolder(uid)), { force: true, recursive: true }),
  }
}

async function readRange(path: string, { start, end }: ByteRange): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const bytes = new Uint8Array(Math.max(Math.min(end, size) - start, 0))
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    return bytes.subarray(0, filled)
  } finally {
    await file.close()
  }
}
