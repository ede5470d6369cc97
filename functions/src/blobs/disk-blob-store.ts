import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { BlobStore } from '../domain/ports.ts'
import { checkBlobKey } from './blob-key.ts'

const missingSchema = z.object({ code: z.literal('ENOENT') })

/** Blobs as files below one folder. A file appears whole or not at all. */
export function createDiskBlobStore(dir: string): BlobStore {
  return {
    put: async (key, bytes) => {
      const path = join(dir, checkBlobKey(key))
      const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, path)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(join(dir, checkBlobKey(key))))
      } catch (error) {
        if (missingSchema.safeParse(error).success) return null
        throw error
      }
    },
    delete: async (key) => rm(join(dir, checkBlobKey(key)), { force: true }),
  }
}
