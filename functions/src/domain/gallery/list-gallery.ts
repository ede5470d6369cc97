import type { GalleryItem } from '@postwright/core/gallery/gallery-item'
import type { GalleryKind } from '@postwright/core/gallery/gallery-content'
import type { Deps } from '../ports/deps.ts'

/** What is offered of one kind, the newest first. */
export async function listGallery({ gallery }: Pick<Deps, 'gallery'>, kind: GalleryKind): Promise<GalleryItem[]> {
  const items = await gallery.listOffered(kind)
  return items.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
}
