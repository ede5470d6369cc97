import { useSyncExternalStore } from 'react'
import { useSignedIn } from '@/session/use-session.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import type { DraftType } from '../draft-type.ts'
import { outbox } from './outbox.ts'
import { waitingDocuments, type WaitingDocument } from './waiting-documents.ts'

/** What of the signed-in person waits on this device, by document. */
export function useWaitingDocuments(types: readonly DraftType[]): WaitingDocument[] {
  const { user } = useSignedIn()
  const items = useSyncExternalStore(outbox.subscribe, outbox.getItems)
  const isOnline = useOnline()
  const now = useNow(5_000)
  return waitingDocuments(items, { uid: user.id, isOnline, now, types })
}
