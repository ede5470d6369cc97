import { holdTabLock, type HeldLock } from '@/lib/hold-tab-lock.ts'

/** A tab that has just let go needs a moment; one that holds on is not waited for. */
const PATIENCE = 250

/** Held by whatever works on an item: the editor that it belongs to, or the tab that sends it. It ends with its tab. */
export function holdItem(id: string): HeldLock {
  return holdTabLock(`postwright.outbox.${id}`, { wait: PATIENCE })
}

/** Held, shared, by every open editor of a post; granted as soon as no tab is writing the post behind their backs. */
export function holdAsEditor(postId: string): HeldLock {
  return holdTabLock(`postwright.post.${postId}`, { mode: 'shared' })
}

/** Held by the tab that writes to a post without an editor; not granted while another tab has one open. */
export function holdAsSender(postId: string): HeldLock {
  return holdTabLock(`postwright.post.${postId}`, { wait: PATIENCE })
}
