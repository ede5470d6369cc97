import { holdTabLock, type HeldLock } from '@/lib/browser-tabs.ts'
import { documentKey, type DocumentAddress } from './waiting-item.ts'

/** A tab that has just let go needs a moment; one that holds on is not waited for. */
const PATIENCE = 250

/** Held by whatever works on an item: the editor that it belongs to, or the tab that sends it. It ends with its tab. */
export function holdItem(id: string): HeldLock {
  return holdTabLock(`postwright.outbox.${id}`, { wait: PATIENCE })
}

/** Held, shared, by every open editor of a document; granted as soon as no tab is writing the document without an editor. */
export function holdAsEditor(document: DocumentAddress): HeldLock {
  return holdTabLock(lockName(document), { mode: 'shared' })
}

/** Held by the tab that writes to a document without an editor; not granted while another tab has one open. */
export function holdAsSender(document: DocumentAddress): HeldLock {
  return holdTabLock(lockName(document), { wait: PATIENCE })
}

function lockName(document: DocumentAddress): string {
  return `postwright.document.${documentKey(document)}`
}
