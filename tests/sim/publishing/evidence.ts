import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import type { Variant } from '@postwright/core/model/variant'
import type { createMemoryDatabase } from '../../support/memory/database.ts'
import type { Stage, Worker } from './worker.ts'

type Written = { at: number; worker: Worker | null }
/** A step of a target, written at the true time and by its true author. */
export type Step = Written & { kind: 'step'; entry: PublishLogEntry }
export type Note = Step | (Written & { kind: 'deleted' })

/** Everything that was written about each target, in its order. */
export type Evidence = Map<string, Note[]>

/**
 * Notes who wrote what and when: the log itself knows only the clocks of those who wrote it. `onClaim`: what happens, by post,
 * when a delivery has begun.
 */
export function collectEvidence(
  { publishLog, variants }: ReturnType<typeof createMemoryDatabase>,
  stage: Stage,
): { evidence: Evidence; onClaim: Map<string, () => void> } {
  const evidence: Evidence = new Map()
  const onClaim = new Map<string, () => void>()
  const note = (id: string, written: Note) => {
    const known = evidence.get(id)
    if (known) known.push(written)
    else evidence.set(id, [written])
  }
  const now = () => ({ at: stage.timeline.now, worker: stage.current })
  publishLog.onWrite = (entry) => {
    if (!entry) return
    note(entry.variantId, { ...now(), kind: 'step', entry })
    if (entry.step === 'claim') onClaim.get(entry.postId)?.()
  }
  variants.onWrite = (after, before: Variant | null) => {
    if (!after && before) note(before.id, { ...now(), kind: 'deleted' })
  }
  return { evidence, onClaim }
}
