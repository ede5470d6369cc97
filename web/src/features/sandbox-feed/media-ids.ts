import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { SandboxPost } from '@postwright/core/model/sandbox'

/** Every picture of some posts, each once, in a stable order. */
export function mediaIdsOf(posts: readonly SandboxPost[]): string[] {
  return [...new Set(posts.flatMap((post) => post.images.map(({ mediaId }) => mediaId)))].toSorted()
}

/** Cut into the numbers that one call may ask for. */
export function inCalls(mediaIds: readonly string[]): string[][] {
  const calls: string[][] = []
  for (let start = 0; start < mediaIds.length; start += LIST_LIMIT_MAX) {
    calls.push(mediaIds.slice(start, start + LIST_LIMIT_MAX))
  }
  return calls
}
