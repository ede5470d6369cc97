import type { GalleryContent } from '@postwright/core/gallery/gallery-content'
import { createHash } from 'node:crypto'

/** Equal for equal contents: of hashtags the order and the capitals do not count. */
export function fingerprintOf(content: GalleryContent): string {
  return createHash('sha256')
    .update(JSON.stringify(comparable(content)))
    .digest('hex')
}

function comparable(content: GalleryContent): unknown {
  if (content.kind === 'hashtags') return ['hashtags', content.tags.map((tag) => tag.toLowerCase()).toSorted()]
  if (content.kind === 'palette') return ['palette', content.colors]
  return ['template', content.design.theme, content.design.slides.map(({ layers, background }) => [layers, background])]
}
