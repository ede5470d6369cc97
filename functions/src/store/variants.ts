import { variants } from '@postwright/core/collections/variants'
import type { Variant } from '@postwright/core/model/variant'
import { paths, VARIANTS_GROUP } from '@postwright/core/paths'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import type { DocumentSnapshot, Query, WriteBatch } from 'firebase-admin/firestore'
import { z } from 'zod'
import { isDeepStrictEqual } from 'node:util'
import type {
  Following,
  HeldVariantStore,
  PostVariants,
  StoredVariant,
  UnreadableVariant,
  VariantStore,
} from '../domain/ports/publishing.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor, entityOf, nextRevision, patchFor } from './converter.ts'
import { dueRowFor, writeDueRow } from './due.ts'
import type { PublishLog } from './publish-log.ts'
import type { Refs } from './refs.ts'
import { unchangedSince, within, isLostRace } from './transaction.ts'

const unreadableFactsSchema = z.object({
  state: variantStateSchema.nullable().catch(null),
  generation: z.int().min(0).catch(0),
})

export function createVariantStore(refs: Refs, clock: Clock, log: PublishLog): VariantStore {
  function split(snapshots: readonly DocumentSnapshot<Variant>[]): PostVariants {
    const { rows, unreadable: paths } = refs.readable(snapshots, (snapshot) => snapshot.data())
    const unreadable = snapshots.filter(({ ref }) => paths.includes(ref.path)).map(unreadableFactsOf)
    return { variants: rows, unreadable }
  }

  function writeFollowing(batch: WriteBatch, { stored, patch, cause }: Following): void {
    const changes = { ...patch, ...nextRevision(stored.variant, clock) }
    const variant = { ...stored.variant, ...changes }
    const ref = refs.variant(variant.workspaceId, variant.id)
    batch.update(ref, patchFor(changes, stored.variant), unchangedSince(stored.version))
    writeDueRow(batch, refs, variant)
    log.appendIn(batch, variant, cause)
  }

  return {
    readFields: (id, fields) => entityOf(variants, id, fields),

    read: async (wid, id) => {
      const snapshot = await refs.variant(wid, id).get()
      const variant = snapshot.data()
      return variant && snapshot.updateTime
        ? { variant, version: snapshot.updateTime, readAt: snapshot.readTime.toMillis() }
        : null
    },

    commit: async (stored, patch, cause, following = null) => {
      const changes = { ...patch, ...nextRevision(stored.variant, clock) }
      const variant = { ...stored.variant, ...changes }
      const batch = refs.db.batch()
      const ref = refs.variant(variant.workspaceId, variant.id)
      batch.update(ref, patchFor(changes, stored.variant), unchangedSince(stored.version))
      if (!isSameDueRow(stored.variant, variant)) writeDueRow(batch, refs, variant)
      log.appendIn(batch, variant, cause, stored.variant.state)
      if (following) writeFollowing(batch, following)
      try {
        const [written] = await batch.commit()
        return written ? { variant, version: written.writeTime, readAt: written.writeTime.toMillis() } : null
      } catch (error) {
        if (isLostRace(error)) return null
        throw error
      }
    },

    getIn: async (tx, wid, id) => (await within(tx).get(refs.variant(wid, id))).data() ?? null,

    saveIn: (tx, variant, cause) => {
      within(tx).set(refs.variant(variant.workspaceId, variant.id), variant)
      writeDueRow(within(tx), refs, variant)
      log.appendIn(within(tx), variant, cause)
    },

    deleteIn: (tx, wid, id) => {
      within(tx).delete(refs.db.doc(paths.variant(wid, id)))
      within(tx).delete(refs.db.doc(paths.dueRow(id)))
    },

    cancelUnreadableIn: (tx, wid, { id }) => {
      const stopped = { state: 'cancelled', dueAt: null, leaseEndsAt: null, updatedAt: clock.now() }
      within(tx).update(refs.db.doc(paths.variant(wid, id)), patchFor(stopped))
      within(tx).delete(refs.db.doc(paths.dueRow(id)))
    },

    listOfPost: async (wid, postId) => refs.rowsOf((await refs.variants(wid).where('postId', '==', postId).get()).docs),

    allOfPost: async (wid, postId) => split((await refs.variants(wid).where('postId', '==', postId).get()).docs),

    /**
     * Returns all variants of a post. The transaction must have read the post before: adding a variant also writes the post, so the ids are complete
     * without a query inside the transaction, which would lock other posts' variants as well.
     */
    allOfPostIn: async (tx, wid, postId) => {
      const ids = await refs.variants(wid).where('postId', '==', postId).select().get()
      const found = await Promise.all(ids.docs.map(({ id }) => within(tx).get(refs.variant(wid, id))))
      return split(found)
    },

    listPlannedAfter: async (wid, { states, after, limit }) => {
      const found = await refs
        .variants(wid)
        .where('state', 'in', states)
        .where('scheduled.instant', '>', after)
        .orderBy('scheduled.instant')
        .limit(limit)
        .get()
      return refs.rowsOf(found.docs)
    },

    listOfConnection: async (wid, connectionId, states) => {
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

/** Returns whether a step leaves the due row of a variant unchanged. */
function isSameDueRow(before: Variant, after: Variant): boolean {
  return isDeepStrictEqual(dueRowFor(before), dueRowFor(after))
}

/** Reads the stored fields: `get` bypasses the converter. */
function unreadableFactsOf(snapshot: DocumentSnapshot<Variant>): UnreadableVariant {
  const [state, generation, intentAt]: unknown[] = ['state', 'generation', 'intentAt'].map((name) => snapshot.get(name))
  const facts = unreadableFactsSchema.parse({ state, generation })
  return { id: snapshot.id, ...facts, hasIntent: intentAt !== null && intentAt !== undefined }
}

const PAGE = 100

export function createHeldVariantStore(refs: Refs): HeldVariantStore {
  function pagesOf(query: Query<Variant>, reason: PublishErrorKind): AsyncIterable<StoredVariant[]> {
    const held = query.where('state', '==', 'held').where('error.kind', '==', reason)
    return refs.pagesOf(held, PAGE, (snapshot) => ({
      variant: snapshot.data(),
      version: snapshot.updateTime,
      readAt: snapshot.readTime.toMillis(),
    }))
  }

  return {
    inWorkspace: (wid, reason) => pagesOf(refs.variants(wid), reason),

    onPlatform: (platform, reason) => {
      const all = refs.db.collectionGroup(VARIANTS_GROUP).withConverter(converterFor(variants))
      return pagesOf(all.where('platform', '==', platform), reason)
    },
  }
}
