import { documentId, instant } from '@postwright/core/ids'
import { DUE_SHARDS } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { isPending } from '@postwright/core/publishing/variant-state'
import type { Transaction, WriteBatch } from 'firebase-admin/firestore'
import { z } from 'zod'
import { createHash } from 'node:crypto'
import type { DueRow, DueStore } from '../domain/ports/publishing.ts'
import { countOf } from './queries.ts'
import { patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { isLostRace } from './transaction.ts'

/** Time of a variant's next delivery, `due/{variantId}`: server only, one per unsettled variant. */
const dueRowSchema = z.object({
  id: documentId(),
  workspaceId: documentId(),
  generation: z.int().min(1),
  /** Number of the claim for this delivery; it makes the task names of deliveries unique. */
  attempt: z.int().min(1),
  shard: z.int().min(0),
  dueAt: instant(),
})

/** Returns the shard of a row; rows are spread over shards because a sequential index accepts only a few hundred writes per second. */
function dueShard(variantId: string): number {
  return createHash('sha256').update(variantId).digest().readUInt32BE(0) % DUE_SHARDS
}

/** Updates the due row of a variant within the write that changes the variant: a pending variant always has a row, a settled one never has. */
export function writeDueRow(write: Transaction | WriteBatch, refs: Refs, variant: Variant): void {
  const ref = refs.doc(paths.dueRow(variant.id), { schema: dueRowSchema })
  const row = dueRowFor(variant)
  // NOTE separate calls for both kinds of write: their `set` overloads are not compatible.
  if (!row) write.delete(ref)
  else if ('commit' in write) write.set(ref, row)
  else write.set(ref, row)
}

/** Returns the due row for the current state of a variant; null when it needs no further delivery. */
export function dueRowFor({ id, workspaceId, generation, fence, state, dueAt }: Variant): DueRow | null {
  if (!isPending(state) || dueAt === null) return null
  return { id, workspaceId, generation, attempt: fence + 1, shard: dueShard(id), dueAt }
}

export function createDueStore(refs: Refs): DueStore {
  function dueIn(shard: number, until: number) {
    return refs
      .collection(paths.due(), { schema: dueRowSchema })
      .where('shard', '==', shard)
      .where('dueAt', '<=', new Date(until))
      .orderBy('dueAt')
  }

  return {
    pages: (shard, until, size) => refs.pagesOf(dueIn(shard, until), size, (snapshot) => snapshot.data()),

    count: (shard, until) => countOf(dueIn(shard, until)),

    postpone: async (variantId, until) => {
      try {
        await refs.db.doc(paths.dueRow(variantId)).update(patchFor({ dueAt: until }))
      } catch (error) {
        if (!isLostRace(error)) throw error
      }
    },
  }
}
