import type { SandboxPost } from '@postwright/core/model/sandbox'

/** Returns the key of a post at the network: its id without the channel. */
export function recordKeyOf(post: SandboxPost): string {
  return post.id.slice(post.channelId.length + 1)
}

/** Returns the record key in an address (`#key`), or null if there is none. */
export function linkedKey(hash: string): string | null {
  const key = hash.replace(/^#/, '')
  return /^[A-Za-z0-9_-]{1,128}$/.test(key) ? key : null
}
