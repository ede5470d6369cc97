import { canonicalContent, type PublishContent } from '@postwright/core/publishing/content'
import type { PartKind } from '@postwright/core/model/variant'
import { createHash } from 'node:crypto'

/** Equal for equal content, whenever and wherever it was frozen. */
export function contentHashOf(content: PublishContent): string {
  return hashOf(canonicalContent(content))
}

/** A post or a part of it as one channel gets it. */
type ChannelPart = { kind: PartKind; content: PublishContent }

/**
 * The hash that an approval on one channel is given for: the post with all parts that follow it, in their order. Another text in a
 * part, or a part less, is another publication.
 */
export function channelHashOf([post, ...parts]: readonly [ChannelPart, ...ChannelPart[]]): string {
  if (parts.length === 0) return contentHashOf(post.content)
  return hashOf(JSON.stringify([post, ...parts].map(({ kind, content }) => [kind, canonicalContent(content)])))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
