import { z } from 'zod'
import { addComment } from '@postwright/core/api/comments'
import { errorCodeSchema } from '@postwright/core/error-codes'
import { documentId, instant } from '@postwright/core/ids'
import type { Comment } from '@postwright/core/model/comment'
import { ownValue } from '@postwright/core/own-value'
import { call } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { storageSlot } from '@/lib/storage-slot.ts'

const waitingSchema = z.object({
  uid: documentId(),
  at: instant(),
  input: addComment.input,
  /** Error code with which the server refused the comment; null while the comment waits to be sent. */
  refused: errorCodeSchema.nullable(),
})

/** Comment that is not on the server yet, or that the server refused. */
export type WaitingComment = z.infer<typeof waitingSchema>

/** Comments that are waiting on a device, and unsent typed text. */
const keptSchema = z.object({
  waiting: z.array(waitingSchema),
  typed: z.record(z.string(), z.string()),
})

/** Maximum time for which a sent comment is shown before it is read from the server. */
const SENT_SHOWN = 20_000

const KEY = 'postwright.comments'
const slot = storageSlot(KEY, keptSchema, { waiting: [], typed: {} })
const followers = new Set<() => void>()
const sending = new Set<string>()
let state: { waiting: readonly WaitingComment[]; sent: readonly Comment[] } = {
  waiting: slot.read().waiting,
  sent: [],
}

// Another tab has written: its state is adopted, so that the next write of this tab does not remove it.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) show({ waiting: slot.read().waiting })
})

/** Outbox of comments: stored on this device, sent when there is a network, and stored on the server once however often they are sent. */
export const commentOutbox = {
  subscribe(follower: () => void): () => void {
    followers.add(follower)
    return () => void followers.delete(follower)
  },
  state: () => state,

  add(uid: string, input: WaitingComment['input'], at: number): void {
    change({ waiting: [...state.waiting, { uid, at, input, refused: null }] })
    void send(input.commentId)
  },

  /** Sends a user's waiting comments; refused ones wait for the user. */
  flush(uid: string): void {
    for (const { uid: author, input, refused } of state.waiting) {
      if (author === uid && refused === null) void send(input.commentId)
    }
  },

  sendAgain(commentId: string): void {
    change({ waiting: state.waiting.map((each) => (idOf(each) === commentId ? { ...each, refused: null } : each)) })
    void send(commentId)
  },

  discard(commentId: string): void {
    change({ waiting: state.waiting.filter((each) => idOf(each) !== commentId) })
  },

  /** Drops sent comments that have been read from the server; the read versions replace them. */
  settle(read: ReadonlySet<string>): void {
    const sent = state.sent.filter(({ id }) => !read.has(id))
    if (sent.length < state.sent.length) change({ sent })
  },

  /** Returns the unsent text that was typed in a place. */
  typed: (place: string): string => ownValue(slot.read().typed, place) ?? '',
  keepTyped(place: string, text: string): void {
    const { [place]: _before, ...others } = slot.read().typed
    slot.write({ waiting: [...state.waiting], typed: text === '' ? others : { ...others, [place]: text } })
  },
}

async function send(commentId: string): Promise<void> {
  const waiting = state.waiting.find((each) => idOf(each) === commentId)
  if (!waiting || sending.has(commentId)) return
  sending.add(commentId)
  try {
    const { comment } = await call(addComment, waiting.input)
    change({ waiting: state.waiting.filter((each) => idOf(each) !== commentId), sent: [...state.sent, comment] })
    setTimeout(() => commentOutbox.settle(new Set([commentId])), SENT_SHOWN)
  } catch (error) {
    const code = refusalOf(error)
    if (code) {
      change({ waiting: state.waiting.map((each) => (idOf(each) === commentId ? { ...each, refused: code } : each)) })
    }
  } finally {
    sending.delete(commentId)
  }
}

/** Returns the code of an error that a retry will not change; null if a later retry may succeed. */
function refusalOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null
  if (error.status === 401 || error.status === 429) return null
  return errorCodeSchema.safeParse(error.code).data ?? null
}

function change(next: Partial<typeof state>): void {
  slot.write({ ...slot.read(), waiting: [...(next.waiting ?? state.waiting)] })
  show(next)
}

function show(next: Partial<typeof state>): void {
  state = { ...state, ...next }
  for (const follower of followers) follower()
}

function idOf({ input }: WaitingComment): string {
  return input.commentId
}
