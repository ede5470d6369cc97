import type { SandboxPost } from '@postwright/core/model/sandbox'

/** The key under which the network keeps a post: its id without the channel. */
export function recordKeyOf(post: SandboxPost): string {
  return post.id.slice(post.channelId.length + 1)
}

/** The record key that an address points to (`#key`), or null when it points to none. */
export function linkedKey(hash: string): string | null {
  const key = hash.replace(/^#/, '')
  return /^[A-Za-z0-9_-]{1,128}$/.test(key) ? key : null
}
