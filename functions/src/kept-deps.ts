import type { Clock } from './domain/ports.ts'
import { createEarlierKitStore, type EarlierKitStore } from './store/earlier-kits.ts'
import { createEarlierPostStore, type EarlierPostStore } from './store/earlier-posts.ts'
import { createPostVersionStore, type PostVersionStore } from './store/post-versions.ts'
import type { Refs } from './store/refs.ts'
import { createSlideVersionStore, type SlideVersionStore } from './store/slide-versions.ts'

/** What triggers keep of what people write. */
export type KeptDeps = {
  postVersions: PostVersionStore
  slideVersions: SlideVersionStore
  earlierPosts: EarlierPostStore
  earlierKits: EarlierKitStore
}

export function createKeptDeps(refs: Refs, clock: Clock): KeptDeps {
  return {
    postVersions: createPostVersionStore(refs),
    slideVersions: createSlideVersionStore(refs),
    earlierPosts: createEarlierPostStore(refs, clock),
    earlierKits: createEarlierKitStore(refs),
  }
}
