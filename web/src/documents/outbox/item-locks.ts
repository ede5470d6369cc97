import { holdTabLock, type HeldLock } from '@/lib/browser-tabs.ts'
import { documentKey, type DocumentAddress } from './waiting-item.ts'

/** Time to wait for a tab that is just releasing the lock, in milliseconds; longer holds are not waited for. */
const PATIENCE = 250

/** Acquires the lock on an item, which is held by the item's editor or by the tab that sends it. It is released when the tab closes. */
export function holdItem(id: string): HeldLock {
  return holdTabLock(`postwright.outbox.${id}`, { wait: PATIENCE })
}

/** Acquires the shared lock of every open editor of a document; granted once no tab writes the document without an editor. */
export function holdAsEditor(document: DocumentAddress): HeldLock {
  return holdTabLock(lockName(document), { mode: 'shared' })
}

/** Acquires the lock of the tab that writes a document without an editor; not granted while another tab has an editor open. */
export function holdAsSender(document: DocumentAddress): HeldLock {
  return holdTabLock(lockName(document), { wait: PATIENCE })
}

function lockName(document: DocumentAddress): string {
  return `postwright.document.${documentKey(document)}`
}
