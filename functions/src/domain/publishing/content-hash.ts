import { canonicalContent, type PublishContent } from '@postwright/core/publishing/content'
import { createHash } from 'node:crypto'

/** Equal for equal content, whenever and wherever it was frozen. */
export function contentHashOf(content: PublishContent): string {
  return createHash('sha256').update(canonicalContent(content)).digest('hex')
}
