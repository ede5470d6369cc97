import { documentId, instant } from '@postwright/core/ids'
import { PUBLISH_LOG_KEPT } from '@postwright/core/limits'
import { documentBase } from '@postwright/core/model/document'
import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { publishErrorSchema } from '@postwright/core/publishing/publish-error'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import type { Transaction, WriteBatch } from 'firebase-admin/firestore'
import { z } from 'zod'
import { newDocument } from '../domain/new-document.ts'
import type { Clock, Ids } from '../domain/ports.ts'
import type { Refs } from './refs.ts'

const PUBLISH_LOG_SCHEMA = 1

/** What happened to a variant: the events of its state machine, and what leaves the state as it is. */
const publishStepSchema = z.enum([
  'schedule',
  'cancel',
  'confirm_by_hand',
  'claim',
  'prepare',
  'arm',
  'confirm',
  'refuse',
  'defer',
  'lose',
  'hold',
  'wait',
  'late_answer',
])

export type PublishStep = z.infer<typeof publishStepSchema>

/** One step of one publication, `workspaces/{wid}/publishLog/{id}`: appended by the server, never changed. */
const publishLogEntrySchema = documentBase.extend({
  variantId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  step: publishStepSchema,
  /** The state after the step. */
  state: variantStateSchema,
  generation: z.int(),
  fence: z.int(),
  attempts: z.int(),
  reconciles: z.int(),
  recordKey: z.string(),
  scheduledAt: instant(),
  dueAt: instant().nullable(),
  remoteId: z.string().nullable(),
  url: z.string().nullable(),
  error: publishErrorSchema.nullable(),
  /** A TTL policy removes the entry some time after this. */
  expiresAt: instant(),
})

export type PublishLogEntry = z.infer<typeof publishLogEntrySchema>

/** Who caused a step: a person's uid, or the scheduler. */
export type StepCause = { step: PublishStep; actor: string }

export type PublishLogStore = ReturnType<typeof createPublishLogStore>

export function createPublishLogStore(refs: Refs, clock: Clock, ids: Ids) {
  const entries = (wid: string) => refs.collection(paths.publishLog(wid), publishLogEntrySchema)

  function entryFor(variant: Variant, { step, actor }: StepCause): PublishLogEntry {
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
      recordKey: variant.recordKey,
      scheduledAt: variant.scheduled.instant,
      dueAt: variant.dueAt,
      remoteId: variant.remoteId,
      url: variant.url,
      error: variant.error,
      expiresAt: base.createdAt + PUBLISH_LOG_KEPT,
    }
  }

  return {
    append: async (variant: Variant, cause: StepCause): Promise<void> => {
      const entry = entryFor(variant, cause)
      await entries(variant.workspaceId).doc(entry.id).create(entry)
    },

    /** Appended if and only if the variant's own write happens. */
    appendIn: (write: Transaction | WriteBatch, variant: Variant, cause: StepCause): void => {
      const entry = entryFor(variant, cause)
      const ref = entries(variant.workspaceId).doc(entry.id)
      if ('commit' in write) write.create(ref, entry)
      else write.create(ref, entry)
    },

    /** Every step of a variant, the first one first. */
    listOf: async (wid: string, variantId: string): Promise<PublishLogEntry[]> => {
      const { docs } = await entries(wid).where('variantId', '==', variantId).get()
      return docs.map((snapshot) => snapshot.data()).sort((a, b) => a.createdAt - b.createdAt)
    },
  }
}
