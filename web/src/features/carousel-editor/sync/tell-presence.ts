import type { WriteOutcome } from '@/documents/server-version.ts'
import type { PresenceDraft } from '../data/presence-drafts.ts'

/** A tab is heard of this often while nothing changes. */
export const HEARTBEAT = 25_000
/** Who was not heard of for this long is gone. */
export const GONE_AFTER = 60_000
/** What a person does is told this often at most for each of the others: all of them read it, so that a full deck is told more slowly. */
const PACE = 700

export type TellDeps = {
  create(id: string, presence: PresenceDraft): Promise<WriteOutcome>
  write(id: string, presence: PresenceDraft, rev: number): Promise<WriteOutcome>
  remove(id: string): Promise<WriteOutcome>
  /** Of the document that this tab writes. */
  id: string
  now(): number
  after(ms: number, run: () => void): () => void
}

export type TellPresence = ReturnType<typeof createTellPresence>

/**
 * Tells the others that this tab has a deck open and what it has selected there: one document, written by this tab alone. What
 * the pointer does is told only while there are others; the document is removed at the end, or counts no more with its age.
 */
export function createTellPresence(first: PresenceDraft, deps: TellDeps) {
  const { id } = deps
  let presence = first
  let rev = 0
  let told = -Infinity
  let isBusy = false
  let isOver = false
  let others = 0
  let isChanged = true
  let cancel = () => {}

  async function tell(): Promise<void> {
    cancel()
    if (isBusy || isOver) return
    isBusy = true
    isChanged = false
    told = deps.now()
    const outcome = rev === 0 ? await deps.create(id, presence) : await deps.write(id, presence, rev + 1)
    if (outcome === 'written') rev += 1
    isBusy = false
    if (!isOver) plan()
    else if (rev > 0) await deps.remove(id)
  }

  function plan() {
    cancel()
    if (isBusy || isOver) return
    const wait = isChanged && (others > 0 || rev === 0) ? Math.min(PACE * Math.max(1, others), HEARTBEAT) : HEARTBEAT
    cancel = deps.after(Math.max(0, told + wait - deps.now()), () => void tell())
  }

  return {
    begin: () => void tell(),
    change(next: Partial<PresenceDraft>) {
      presence = { ...presence, ...next }
      isChanged = true
      plan()
    },
    /** How many others are there to be told. */
    setOthers(next: number) {
      if (others === next) return
      others = next
      plan()
    },
    end() {
      isOver = true
      cancel()
      if (!isBusy && rev > 0) void deps.remove(id)
    },
  }
}
