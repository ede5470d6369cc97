import { vi } from 'vitest'
import type { PictureUploads } from '@/features/content-studio/components/pictures/use-picture-uploads.ts'

/** Uploads of an editor with nothing under way; name only what the test is about. */
export function noUploads(fields: Partial<PictureUploads> = {}): PictureUploads {
  return {
    pending: [],
    arrived: new Map(),
    isSafe: true,
    add: vi.fn<PictureUploads['add']>(),
    addStored: vi.fn<PictureUploads['addStored']>(),
    roomLeft: () => 20,
    learn: vi.fn<PictureUploads['learn']>(),
    put: vi.fn<PictureUploads['put']>(),
    retry: vi.fn<PictureUploads['retry']>(),
    cancel: vi.fn<PictureUploads['cancel']>(),
    ...fields,
  }
}
