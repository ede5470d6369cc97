import { z } from 'zod'

const noticeSchema = z.object({ documentId: z.string(), isHidden: z.boolean() })

let hidden: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('postwright.hidden-documents') : null

function set(documentId: string, isHidden: boolean) {
  hidden = new Set([...[...hidden].filter((id) => id !== documentId), ...(isHidden ? [documentId] : [])])
  for (const listener of listeners) listener()
}

function setEverywhere(documentId: string, isHidden: boolean) {
  set(documentId, isHidden)
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  tabs?.postMessage({ documentId, isHidden })
}

tabs?.addEventListener('message', ({ data }) => {
  const notice = noticeSchema.safeParse(data)
  if (notice.success) set(notice.data.documentId, notice.data.isHidden)
})

/**
 * Ids of documents that are hidden in all tabs although they are still stored: their deletion waits for the undo period to end, in the tab where they
 * were deleted.
 */
export const hiddenDocuments = {
  get: () => hidden,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  hide: (documentId: string) => setEverywhere(documentId, true),
  show: (documentId: string) => setEverywhere(documentId, false),
}
