import type { GalleryItem } from '@postwright/core/gallery/gallery-item'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { newDocument } from '../new-document.ts'

const ITEM_SCHEMA = 1

type Offered = Pick<
  GalleryItem,
  'title' | 'description' | 'makerUid' | 'makerName' | 'licence' | 'content' | 'version' | 'sourceId'
>

/**
 * Puts a version of something into the gallery in place of the one before. It is written in a transaction that read `before`;
 * uses are counted on.
 */
export function offerVersion(
  deps: Pick<Deps, 'clock' | 'gallery'>,
  tx: Tx,
  actorUid: string,
  offered: Offered,
  before: GalleryItem | null,
): GalleryItem {
  const id = `${offered.sourceId}-v${offered.version}`
  const base = newDocument(deps.clock, { id, schema: ITEM_SCHEMA, createdBy: actorUid })
  const item: GalleryItem = { ...base, ...offered, isOffered: true, uses: before?.uses ?? 0 }
  if (before) {
    deps.gallery.saveIn(tx, { ...before, isOffered: false, rev: before.rev + 1, updatedAt: deps.clock.now() })
  }
  deps.gallery.saveIn(tx, item)
  return item
}
