import type { Deps } from '../domain/ports/deps.ts'
import type { Clock } from '../domain/ports/world.ts'
import { createMediaUseStore } from '../store/media-use.ts'
import { createMediaFolderStore, createMediaStore, createMediaUseIndexStore } from '../store/media.ts'
import type { Refs } from '../store/refs.ts'

/** The files of workspaces, where they are used, and their folders. */
export function createMediaStores(
  refs: Refs,
  clock: Clock,
): Pick<Deps, 'media' | 'mediaUse' | 'mediaUses' | 'mediaFolders'> {
  return {
    media: createMediaStore(refs, clock),
    mediaUse: createMediaUseStore(refs, clock),
    mediaUses: createMediaUseIndexStore(refs, clock),
    mediaFolders: createMediaFolderStore(refs, clock),
  }
}
