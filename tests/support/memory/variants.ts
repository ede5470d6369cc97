import type { Variant } from '@postwright/core/model/variant'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Clock, Ids } from '../../../functions/src/domain/ports/world.ts'
import { dueRowFor } from '../../../functions/src/store/due.ts'
import { nextRevision } from '../../../functions/src/store/converter.ts'
import { logEntryFor } from '../../../functions/src/store/publish-log.ts'
import type { StepCause, StoredVariant, VariantStore } from '../../../functions/src/domain/ports/publishing.ts'
import type { MemoryDocument } from './collection.ts'
import { type MemoryDatabase, pathOf } from './database.ts'
import { memoryTx } from './transaction.ts'

/** Writes variants together with their due rows and log entries. All documents are readable. */
export function createMemoryVariants(
  { variants, due, publishLog }: MemoryDatabase,
  { clock, ids, storeNow = clock.now }: { clock: Clock; ids: Ids; storeNow?: () => number },
): VariantStore {
  const stored = (document: MemoryDocument<Variant>) => storedAt(document, storeNow())

  function write(variant: Variant, cause: StepCause, before?: VariantState): number {
    const row = dueRowFor(variant)
    if (row) due.set(variant.id, row)
    else due.delete(variant.id)
    const entry = logEntryFor({ clock, ids }, variant, cause, before)
    publishLog.set(pathOf(variant.workspaceId, entry.id), entry)
    return variants.set(pathOf(variant.workspaceId, variant.id), variant)
  }

  const isCurrent = ({ variant, version }: StoredVariant) =>
    variants.get(pathOf(variant.workspaceId, variant.id))?.version === version.seconds

  const ofPost = (wid: string, postId: string) => variants.where('post', pathOf(wid, postId)).map(({ data }) => data)

  return {
    readFields: () => {
      throw new Error('memory has no events')
    },

    read: async (wid, id) => {
      const found = variants.get(pathOf(wid, id))
      return found ? stored(found) : null
    },

    commit: async (before, patch, cause, following) => {
      if (!isCurrent(before) || (following && !isCurrent(following.stored))) return null
      const { variant } = before
      const changed = { ...variant, ...patch, ...nextRevision(variant, clock) }
      if (following) {
        const next = following.stored.variant
        write({ ...next, ...following.patch, ...nextRevision(next, clock) }, following.cause)
      }
      return stored({ data: changed, version: write(changed, cause, variant.state) })
    },

    getIn: async (tx, wid, id) => memoryTx(tx).read(variants, pathOf(wid, id)) ?? null,

    saveIn: (tx, variant, cause) => memoryTx(tx).write(() => void write(variant, cause)),

    deleteIn: (tx, wid, id) => {
      memoryTx(tx).write(() => {
        variants.delete(pathOf(wid, id))
        due.delete(id)
      })
    },

    cancelUnreadableIn: () => {
      throw new Error('every document in memory can be read')
    },

    listOfPost: async (wid, postId) => ofPost(wid, postId),
    allOfPost: async (wid, postId) => ({ variants: ofPost(wid, postId), unreadable: [] }),
    allOfPostIn: async (tx, wid, postId) => {
      const found = ofPost(wid, postId).map(({ id }) => memoryTx(tx).read(variants, pathOf(wid, id)))
      return { variants: found.flatMap((variant) => variant ?? []), unreadable: [] }
    },

    listPlannedAfter: () => {
      throw new Error('plans are listed from the database only')
    },

    listOfConnection: async (wid, connectionId, states) =>
      variants
        .where('connection', pathOf(wid, connectionId))
        .filter(({ data }) => states.includes(data.state))
        .map(stored),
  }
}

/** Uses the number of the write in place of the database's update time. */
export function storedAt({ data, version }: MemoryDocument<Variant>, readAt: number): StoredVariant {
  return { variant: data, version: { seconds: version, nanoseconds: 0 }, readAt }
}
