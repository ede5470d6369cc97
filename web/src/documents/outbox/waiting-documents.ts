import type { DraftType } from '../draft-type.ts'
import {
  readCopy,
  type WaitingDraft,
  type WaitingItem,
  type WaitingImage,
  documentKey,
  type DocumentAddress,
} from './waiting-item.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/session/use-session.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { useTranslation } from 'react-i18next'
import { outbox } from './outbox.ts'

/** Milliseconds after which an unsent item is shown as pending; current edits are usually saved earlier. */
const MOMENT = 5_000

/** The pending items of one document. */
export type WaitingDocument = DocumentAddress & {
  type: DraftType
  /** Title of the document, if the pending items contain it. */
  title: string | null
  drafts: readonly WaitingDraft[]
  pictures: readonly WaitingImage[]
  /** True if the user has to decide something. */
  needsPerson: boolean
}

type Circumstances = { uid: string; isOnline: boolean; now: number }

/** Returns whether an item is shown to the user as pending; online, only items that remain unsent for a while are shown. */
function isShownWaiting(item: WaitingItem, { uid, isOnline, now }: Circumstances): boolean {
  // A deleted document leaves nothing for the user to open.
  if (item.kind === 'removal' || item.uid !== uid) return false
  return !isOnline || item.problem !== null || now - item.keptAt > MOMENT
}

/** Returns pending items of one user, by document, oldest first. */
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

/** Returns the number of documents with pending changes, and of pending media files. */
function countWaiting(documents: readonly WaitingDocument[]): { changes: number; pictures: number } {
  return {
    changes: documents.filter(({ drafts }) => drafts.length > 0).length,
    pictures: documents.reduce((sum, document) => sum + document.pictures.length, 0),
  }
}

/** Returns the signed-in user's pending items on this device, by document. */
export function useWaitingDocuments(types: readonly DraftType[]): WaitingDocument[] {
  const { user } = useSignedIn()
  const isOnline = useOnline()
  const now = useNow(5_000)
  const isShown = useCallback(
    (item: WaitingItem) => isShownWaiting(item, { uid: user.id, isOnline, now }),
    [user.id, isOnline, now],
  )
  const items = useOutboxItems(isShown)
  return waitingDocuments(items, { uid: user.id, isOnline, now, types })
}

/** Returns a function that formats the number of pending items: `1 change and 2 images`. */
export function useWaitingCountText(): (documents: readonly WaitingDocument[]) => string {
  const { t } = useTranslation()
  return (documents) => {
    const { changes, pictures } = countWaiting(documents)
    const changeText = t('waiting.changes', { count: changes })
    const imageText = t('waiting.pictures', { count: pictures })
    if (pictures === 0) return changeText
    return changes === 0 ? imageText : t('waiting.both', { changes: changeText, pictures: imageText })
  }
}

type IsWanted = (item: WaitingItem) => boolean

/**
 * Returns the items of the outbox that `isWanted` accepts. The list keeps its identity while other items change, as on each key press in an editor.
 * `isWanted` must keep its identity while it accepts the same items.
 */
export function useOutboxItems(isWanted: IsWanted): readonly WaitingItem[] {
  const select = useMemo(() => selectItems(isWanted), [isWanted])
  return useSyncExternalStore(outbox.subscribe, select)
}

function selectItems(isWanted: IsWanted): () => readonly WaitingItem[] {
  let known: readonly WaitingItem[] = []
  return () => {
    const own = outbox.getItems().filter(isWanted)
    if (own.length !== known.length || own.some((item, at) => item !== known[at])) known = own
    return known
  }
}
