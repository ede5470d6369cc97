import type { BlobConfig } from '../domain/ports/config.ts'
import type { BlobStore } from '../domain/ports/media.ts'
import { createCloudBlobStore } from './cloud-blob-store.ts'
import { createDiskBlobStore } from './disk-blob-store.ts'

export function createBlobStore(config: BlobConfig): BlobStore {
  return config.kind === 'disk' ? createDiskBlobStore(config.dir) : createCloudBlobStore(config.bucket)
}
