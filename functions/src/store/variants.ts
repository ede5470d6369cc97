import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { type VariantState, variantStateSchema } from '@postwright/core/publishing/variant-state'
import type { DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { dueRowFor, writeDueRow } from './due.ts'
import { isLostRace } from './lost-race.ts'
import { nextRevision } from './next-revision.ts'
import type { PublishLogStore, StepCause } from './publish-log.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** A variant together with the moment of its last write, which a conditional write names. */
export type StoredVariant = {
  variant: Variant
  version: Timestamp
  /** The database's own time of the reading or writing, epoch milliseconds. */
  readAt: number
}

/** The part that follows a variant, as it was read, and its change in the same write. */
export type Following = { stored: StoredVariant; patch: Partial<Variant>; cause: StepCause }

/** What is known of a variant that cannot be read; a state that cannot be read either is null. */
export type UnreadableVariant = { id: string; state: VariantState | null; generation: number; hasIntent: boolean }

type PostVariants = { variants: Variant[]; unreadable: UnreadableVariant[] }

const unreadableFactsSchema = z.object({
  state: variantStateSchema.nullable().catch(null),
  generation: z.int().min(0).catch(0),
})

export type VariantStore = ReturnType<typeof createVariantStore>

/**
 * Variants with their due rows and log entries: every write of a variant writes both in the same commit.
 * Workers write under a condition instead of a lock, so parallel deliveries of one variant never wait for each other.
 */
export function createVariantStore(refs: Refs, clock: Clock, log: PublishLogStore) {
  function split(snapshots: readonly DocumentSnapshot<Variant>[]): PostVariants {
    const { rows, unreadable: paths } = refs.readable(snapshots, (snapshot) => snapshot.data())
    const unreadable = snapshots.filter(({ ref }) => paths.includes(ref.path)).map(unreadableFactsOf)
    return { variants: rows, unreadable }
  }

  function writeFollowing(batch: WriteBatch, { stored, patch, cause }: Following): void {
    const changes = { ...patch, ...nextRevision(stored.variant, clock) }
    const variant = { ...stored.variant, ...changes }
    const ref = refs.variant(variant.workspaceId, variant.id)
    batch.update(ref, patchFor(changes, stored.variant), { lastUpdateTime: stored.version })
    writeDueRow(batch, refs, variant)
    log.appendIn(batch, variant, cause)
  }

  return {
    read: async (wid: string, id: string): Promise<StoredVariant | null> => {
      const snapshot = await refs.variant(wid, id).get()
      const variant = snapshot.data()
      return variant && snapshot.updateTime
        ? { variant, version: snapshot.updateTime, readAt: snapshot.readTime.toMillis() }
        : null
    },

    /**
     * Writes only if the variant was not written since it was read, and together with what follows it.
     * @returns the variant as it is now, or null when it was
     */
    commit: async (
      stored: StoredVariant,
      patch: Partial<Variant>,
      cause: StepCause,
      following: Following | null = null,
    ): Promise<StoredVariant | null> => {
      const changes = { ...patch, ...nextRevision(stored.variant, clock) }
      const variant = { ...stored.variant, ...changes }
      const batch = refs.db.batch()
      const ref = refs.variant(variant.workspaceId, variant.id)
      batch.update(ref, patchFor(changes, stored.variant), { lastUpdateTime: stored.version })
      if (!isSameDueRow(stored.variant, variant)) writeDueRow(batch, refs, variant)
      log.appendIn(batch, variant, cause)
      if (following) writeFollowing(batch, following)
      try {
        const [written] = await batch.commit()
        return written ? { variant, version: written.writeTime, readAt: written.writeTime.toMillis() } : null
      } catch (error) {
        if (isLostRace(error)) return null
        throw error
      }
    },

    getIn: async (tx: Tx, wid: string, id: string): Promise<Variant | null> =>
      (await tx.get(refs.variant(wid, id))).data() ?? null,

    /** Writes the whole document, new or changed. The caller has set `rev` and `updatedAt`. */
    saveIn: (tx: Tx, variant: Variant, cause: StepCause): void => {
      tx.set(refs.variant(variant.workspaceId, variant.id), variant)
      writeDueRow(tx, refs, variant)
      log.appendIn(tx, variant, cause)
    },

    /** Removes a variant, readable or not, and its due row; its log stays. */
    deleteIn: (tx: Tx, wid: string, id: string): void => {
      tx.delete(refs.db.doc(paths.variant(wid, id)))
      tx.delete(refs.db.doc(paths.dueRow(id)))
    },

    /** Cancels a variant that cannot be read, in a transaction that read it. */
    cancelUnreadableIn: (tx: Tx, wid: string, { id }: UnreadableVariant): void => {
      const stopped = { state: 'cancelled', dueAt: null, leaseEndsAt: null, updatedAt: clock.now() }
      tx.update(refs.db.doc(paths.variant(wid, id)), patchFor(stopped))
      tx.delete(refs.db.doc(paths.dueRow(id)))
    },

    listOfPost: async (wid: string, postId: string): Promise<Variant[]> =>
      refs.rowsOf((await refs.variants(wid).where('postId', '==', postId).get()).docs),

    /** The same with what is known of those that cannot be read. */
    allOfPost: async (wid: string, postId: string): Promise<PostVariants> =>
      split((await refs.variants(wid).where('postId', '==', postId).get()).docs),

    /**
     * The variants of a post that the transaction has read before: adding one writes the post too, so the ids are complete
     * without a query inside the transaction, which would lock other posts' variants as well.
     */
    allOfPostIn: async (tx: Tx, wid: string, postId: string): Promise<PostVariants> => {
      const ids = await refs.variants(wid).where('postId', '==', postId).select().get()
      const found = await Promise.all(ids.docs.map(({ id }) => tx.get(refs.variant(wid, id))))
      return split(found)
    },

    /** The variants in any of the given states that are planned for later than an instant, the earliest first. */
    listPlannedAfter: async (
      wid: string,
      { states, after, limit }: { states: readonly VariantState[]; after: number; limit: number },
    ): Promise<Variant[]> => {
      const found = await refs
        .variants(wid)
        .where('state', 'in', states)
        .where('scheduled.instant', '>', after)
        .orderBy('scheduled.instant')
        .limit(limit)
        .get()
      return refs.rowsOf(found.docs)
    },

    /** The variants of one channel in any of the given states. */
    listOfConnection: async (
      wid: string,
      connectionId: string,
      states: readonly VariantState[],
    ): Promise<StoredVariant[]> => {
      const found = await refs
        .variants(wid)
        .where('connectionId', '==', connectionId)
        .where('state', 'in', states)
        .get()
      const stored = (snapshot: (typeof found.docs)[number]) => {
        return { variant: snapshot.data(), version: snapshot.updateTime, readAt: snapshot.readTime.toMillis() }
      }
      return refs.readable(found.docs, stored).rows
    },
  }
}

/** Whether a step leaves the next delivery as it is. */
function isSameDueRow(before: Variant, after: Variant): boolean {
  return isDeepStrictEqual(dueRowFor(before), dueRowFor(after))
}

/** From the fields as they are stored: `get` passes by the converter. */
function unreadableFactsOf(snapshot: DocumentSnapshot<Variant>): UnreadableVariant {
  const [state, generation, intentAt]: unknown[] = ['state', 'generation', 'intentAt'].map((name) => snapshot.get(name))
  const facts = unreadableFactsSchema.parse({ state, generation })
  return { id: snapshot.id, ...facts, hasIntent: intentAt !== null && intentAt !== undefined }
}
