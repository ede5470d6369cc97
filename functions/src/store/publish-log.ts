import { publishLog } from '@postwright/core/collections/publish-log'
import { PUBLISH_LOG_KEPT } from '@postwright/core/limits'
import { PUBLISH_LOG_SCHEMA, type PublishLogEntry, type PublishStep } from '@postwright/core/model/publish-log-entry'
import type { Variant } from '@postwright/core/model/variant'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { findOutcome } from '@postwright/core/slo/outcome'
import type { Transaction, WriteBatch } from 'firebase-admin/firestore'
import { newDocument } from '../domain/new-document.ts'
import type { PublishLogStore, StepCause } from '../domain/ports/publishing.ts'
import type { Clock, Ids } from '../domain/ports/world.ts'
import type { Refs } from './refs.ts'

/** Steps whose entries store the variant's error as their cause; entries of all other steps store none. */
const CAUSED: readonly PublishStep[] = ['refuse', 'defer', 'wait', 'hold', 'lose', 'late_answer']

/** Publish log whose entries can be appended within the transaction or batch that changes a variant. */
export type PublishLog = PublishLogStore & {
  /**
   * Appends an entry if and only if the variant's own write happens.
   * @param before the state before a step of a worker
   */
  appendIn: (write: Transaction | WriteBatch, variant: Variant, cause: StepCause, before?: VariantState) => void
}

export function createPublishLogStore(refs: Refs, clock: Clock, ids: Ids): PublishLog {
  const entries = (wid: string) => refs.described(publishLog, wid)

  return {
    append: async (variant, cause) => {
      const entry = logEntryFor({ clock, ids }, variant, cause)
      await entries(variant.workspaceId).doc(entry.id).create(entry)
    },

    appendIn: (write, variant, cause, before) => {
      const entry = logEntryFor({ clock, ids }, variant, cause, before)
      const ref = entries(variant.workspaceId).doc(entry.id)
      if ('commit' in write) write.create(ref, entry)
      else write.create(ref, entry)
    },

    deleteOf: async (wid, variantId) => {
      const { docs } = await entries(wid).where('variantId', '==', variantId).get()
      await Promise.all(docs.map(({ ref }) => ref.delete()))
    },

    listOf: async (wid, variantId) => {
      const { docs } = await entries(wid).where('variantId', '==', variantId).get()
      return refs.rowsOf(docs).sort((a, b) => a.createdAt - b.createdAt || a.variantRev - b.variantRev)
    },
  }
}

/**
 * Returns the log entry for the state of a variant after a step.
 * @param before the state before a worker's step; other steps do not count as an outcome for the publishing objective
 */
export function logEntryFor(
  { clock, ids }: { clock: Clock; ids: Ids },
  variant: Variant,
  { step, actor, answer = null, pictures = null, took = null, note = '', via = '' }: StepCause,
  before?: VariantState,
): PublishLogEntry {
  const { postId, connectionId, platform, state, generation, fence, attempts, reconciles } = variant
  const base = newDocument(clock, { id: ids.random(), schema: PUBLISH_LOG_SCHEMA, createdBy: actor })
  return {
    ...base,
    variantId: variant.id,
    postId,
    connectionId,
    platform,
    step,
    state,
    generation,
    fence,
    attempts,
    reconciles,
    variantRev: variant.rev,
    recordKey: variant.recordKey,
    scheduledAt: variant.scheduled.instant,
    dueAt: variant.dueAt,
    answer,
    took,
    pictures,
    note,
    via,
    remoteId: variant.remoteId,
    url: variant.url,
    error: CAUSED.includes(step) ? variant.error : null,
    outcome: before === undefined ? null : findOutcome(variant, { step, before, now: base.createdAt }),
    expiresAt: base.createdAt + PUBLISH_LOG_KEPT,
  }
}
