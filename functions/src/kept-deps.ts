import type { Clock } from './domain/ports.ts'
import { createEarlierKitStore, type EarlierKitStore } from './store/earlier-kits.ts'
import { createEarlierPostStore, type EarlierPostStore } from './store/earlier-posts.ts'
import { createPostVersionStore, type PostVersionStore } from './store/post-versions.ts'
import type { Refs } from './store/refs.ts'
import { createTrashStore, type TrashStore } from './store/trash.ts'
import { createSlideVersionStore, type SlideVersionStore } from './store/slide-versions.ts'

/** What is kept of what people write and delete. */
export type KeptDeps = {
  postVersions: PostVersionStore
  slideVersions: SlideVersionStore
  earlierPosts: EarlierPostStore
  earlierKits: EarlierKitStore
  trash: TrashStore
}

export function createKeptDeps(refs: Refs, clock: Clock): KeptDeps {
  return {
    postVersions: createPostVersionStore(refs),
    slideVersions: createSlideVersionStore(refs),
    earlierPosts: createEarlierPostStore(refs, clock),
    earlierKits: createEarlierKitStore(refs),
    trash: createTrashStore(refs, clock),
  }
}
