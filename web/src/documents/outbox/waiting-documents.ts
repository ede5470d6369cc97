import type { DraftType } from '../draft-type.ts'
import { documentKey, type DocumentAddress } from './document-key.ts'
import { readCopy, type WaitingDraft, type WaitingItem, type WaitingPicture } from './waiting-item.ts'

/** What is being typed is saved in moments; what takes longer than this is shown as waiting. */
const MOMENT = 5_000

/** What waits for one document. */
export type WaitingDocument = DocumentAddress & {
  type: DraftType
  /** What it is called, as far as that is among what waits. */
  title: string | null
  drafts: readonly WaitingDraft[]
  pictures: readonly WaitingPicture[]
  /** Whether a person has to decide something. */
  needsPerson: boolean
}

type Circumstances = { uid: string; isOnline: boolean; now: number }

/** Whether an item is shown to a person as waiting; with a network only what does not go by itself in moments. */
export function isShownWaiting(item: WaitingItem, { uid, isOnline, now }: Circumstances): boolean {
  // Nothing is left of what was deleted that a person could open.
  if (item.kind === 'removal' || item.uid !== uid) return false
  return !isOnline || item.problem !== null || now - item.keptAt > MOMENT
}

/** What waits for one person, by document, oldest first. */
export function waitingDocuments(
  items: readonly WaitingItem[],
  { types, ...circumstances }: Circumstances & { types: readonly DraftType[] },
): WaitingDocument[] {
  const shown = items.filter((item) => isShownWaiting(item, circumstances))
  const groups = [...Map.groupBy(shown, documentKey).values()]
  return groups.flatMap((ofDocument) => {
    const [{ collection, documentId } = { collection: '', documentId: '' }] = ofDocument
    const type = types.find((each) => each.collection === collection)
    if (!type) return []
    const drafts = ofDocument.filter((item) => item.kind === 'draft')
    const newest = drafts.at(-1)
    const copy = newest ? readCopy(type, newest) : null
    return {
      collection,
      documentId,
      type,
      title: copy && type.titleOf(copy.draft),
      drafts,
      pictures: ofDocument.filter((item) => item.kind === 'picture'),
      needsPerson: ofDocument.some(({ problem }) => problem !== null),
    }
  })
}

/** How many documents have changes that wait, and how many pictures do. */
export function countWaiting(documents: readonly WaitingDocument[]): { changes: number; pictures: number } {
  return {
    changes: documents.filter(({ drafts }) => drafts.length > 0).length,
    pictures: documents.reduce((sum, document) => sum + document.pictures.length, 0),
  }
}
