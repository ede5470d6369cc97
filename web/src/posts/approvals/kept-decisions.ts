import { z } from 'zod'
import { approvePost, returnPost } from '@postwright/core/api/approvals'
import { documentId } from '@postwright/core/ids'
import { seenPublicationSchema } from '@postwright/core/model/approval'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import { call } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { storageSlot } from '@/lib/storage-slot.ts'

/** Maximum number of decisions kept on a device; a new one replaces an earlier one about the same post. */
const KEPT_MAX = 200

const decisionSchema = z.object({
  uid: documentId(),
  workspaceId: documentId(),
  postId: documentId(),
  kind: z.enum(['approve', 'return']),
  seen: z.array(seenPublicationSchema),
  note: z.string().max(REVIEW_NOTE_MAX),
  excerpt: z.string(),
  /** Code of the server's refusal; null while the decision waits to be sent. */
  refusal: z.string().nullable(),
})

export type PendingDecision = z.infer<typeof decisionSchema>
export type Decision = Omit<PendingDecision, 'refusal'>

const slot = storageSlot('postwright.approvals', z.array(decisionSchema), [])
const listeners = new Set<() => void>()
let kept: readonly PendingDecision[] | null = null
let sending: Promise<void> | null = null

function write(next: readonly PendingDecision[]): void {
  kept = next.slice(-KEPT_MAX)
  slot.write([...kept])
  for (const listener of listeners) listener()
}

/** Decisions made offline on this device, including those that the server refused later. */
export const pendingDecisions = {
  read: (): readonly PendingDecision[] => (kept ??= slot.read()),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  dismiss: ({ workspaceId, postId }: Pick<Decision, 'workspaceId' | 'postId'>): void =>
    write(pendingDecisions.read().filter((each) => each.workspaceId !== workspaceId || each.postId !== postId)),
}

/**
 * Sends a decision. Without a network, or after an error that is not definitive, it is kept on this device and sent once the network is back.
 * @throws ApiError if the server refuses it
 */
export async function decide(decision: Decision): Promise<'sent' | 'kept'> {
  if (navigator.onLine) {
    try {
      await send(decision)
      return 'sent'
    } catch (error) {
      if (!(error instanceof ApiError) || error.isDefinitive) throw error
    }
  }
  pendingDecisions.dismiss(decision)
  write([...pendingDecisions.read(), { ...decision, refusal: null }])
  return 'kept'
}

/** Sends the pending decisions one after the other. Sending a decision again that had already arrived changes nothing. */
export function sendPendingDecisions(uid: string): Promise<void> {
  sending ??= sendAll(uid).finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(uid: string): Promise<void> {
  for (const decision of pendingDecisions.read().filter((each) => each.uid === uid && each.refusal === null)) {
    try {
      await send(decision)
      pendingDecisions.dismiss(decision)
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isDefinitive) return
      // If the response to a return was lost, there is nothing left to return on the retry.
      if (decision.kind === 'return' && error.code === 'not_scheduled') pendingDecisions.dismiss(decision)
      else refuse(decision, error.code)
    }
  }
}

function refuse(decision: PendingDecision, refusal: string): void {
  write(pendingDecisions.read().map((each) => (each === decision ? { ...each, refusal } : each)))
}

/** Sends the pending decisions of one user, now and whenever the network comes back. Returns a function that stops this. */
export function startDecisions(uid: string): () => void {
  const run = () => void sendPendingDecisions(uid)
  window.addEventListener('online', run)
  if (navigator.onLine) run()
  return () => window.removeEventListener('online', run)
}

async function send({ workspaceId, postId, kind, seen, note }: Decision): Promise<void> {
  if (kind === 'approve') await call(approvePost, { workspaceId, postId, seen })
  else await call(returnPost, { workspaceId, postId, seen, note })
}
