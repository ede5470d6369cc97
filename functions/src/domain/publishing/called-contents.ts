import type { Variant } from '@postwright/core/model/variant'
import type { PublishContent } from '@postwright/core/publishing/content'

/** The contents of earlier plans that the network may have, the earliest first; the present plan's is another. */
export function calledContents({
  calledContent,
  calledSince,
}: Pick<Variant, 'calledContent' | 'calledSince'>): PublishContent[] {
  return calledContent === null ? [] : [calledContent, ...calledSince]
}
