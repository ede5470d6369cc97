import type { Content } from '@postwright/core/compile/fitted-post'
import { OVERRIDABLE } from '@postwright/core/posts/channel-draft'

/** True when two versions of a post say the same in every part. */
export function hasSameContent(a: Content, b: Content): boolean {
  return OVERRIDABLE.every((part) => JSON.stringify(a[part]) === JSON.stringify(b[part]))
}
