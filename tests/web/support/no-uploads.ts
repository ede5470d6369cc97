import { vi } from 'vitest'
import type { ImageUploads } from '@/features/content-studio/components/pictures/use-image-uploads.ts'

/** Uploads of an editor with nothing under way; name only what the test is about. */
export function noUploads(fields: Partial<ImageUploads> = {}): ImageUploads {
  return {
    pending: [],
    arrived: new Map(),
    isSafe: true,
    add: vi.fn<ImageUploads['add']>(),
    addStored: vi.fn<ImageUploads['addStored']>(),
    roomLeft: () => 20,
    learn: vi.fn<ImageUploads['learn']>(),
    put: vi.fn<ImageUploads['put']>(),
    retry: vi.fn<ImageUploads['retry']>(),
    cancel: vi.fn<ImageUploads['cancel']>(),
    ...fields,
  }
}
