import { useCallback } from 'react'
import { useSignedIn } from '@/session/use-session.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import type { DraftType } from '../draft-type.ts'
import { useOutboxItems } from './use-outbox-items.ts'
import { isShownWaiting, waitingDocuments, type WaitingDocument } from './waiting-documents.ts'
import type { WaitingItem } from './waiting-item.ts'

/** What of the signed-in person waits on this device, by document. */
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
