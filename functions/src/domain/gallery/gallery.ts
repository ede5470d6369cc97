import type { GalleryItem, GalleryKind } from '@postwright/core/gallery/gallery-item'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { newDocument } from '../new-document.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

/** Returns the offered items of one kind, newest first. */
export async function listGallery({ gallery }: Pick<Deps, 'gallery'>, kind: GalleryKind): Promise<GalleryItem[]> {
  const items = await gallery.listOffered(kind)
  return items.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
}

const ITEM_SCHEMA = 1

type Offered = Pick<
  GalleryItem,
  'title' | 'description' | 'makerUid' | 'makerName' | 'licence' | 'content' | 'version' | 'sourceId'
>

/** Puts a new version into the gallery in place of the previous one. Writes in a transaction that has read `before`; the count of uses continues. */
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

const USE_SCHEMA = 1

type Use = { itemId: string; workspaceId: string }

/**
 * Counts the use of a version once per person, whatever the number of uses and decks.
 * @returns the number of uses, including this one
 */
export async function countUse(
  deps: Pick<Deps, 'clock' | 'members' | 'workspaces' | 'transact' | 'gallery'>,
  caller: Caller,
  { itemId, workspaceId }: Use,
): Promise<number> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  return deps.transact(async (tx) => {
    const id = `${itemId}_${caller.uid}`
    const [item, isUsed] = await Promise.all([deps.gallery.getIn(tx, itemId), deps.gallery.isUsedIn(tx, id)])
    if (!item) throw new AppError('not_found', { message: `gallery item ${itemId}` })
    if (isUsed) return item.uses
    const uses = item.uses + 1
    deps.gallery.saveIn(tx, { ...item, uses, rev: item.rev + 1, updatedAt: deps.clock.now() })
    const base = newDocument(deps.clock, { id, schema: USE_SCHEMA, createdBy: caller.uid })
    deps.gallery.saveUseIn(tx, { ...base, itemId, workspaceId })
    return uses
  })
}
