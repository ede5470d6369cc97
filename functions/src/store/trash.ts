import { deckPresences } from '@postwright/core/collections/deck-presences'
import { slides } from '@postwright/core/collections/slides'
import { slideVersions } from '@postwright/core/collections/slide-versions'
import { trash } from '@postwright/core/collections/trash'
import { trashedDocuments } from '@postwright/core/collections/trashed-documents'
import type { TrashItem, TrashKind } from '@postwright/core/model/trash-item'
import { TRASH_GROUP } from '@postwright/core/paths'
import { z } from 'zod'
import type { Clock } from '../domain/ports.ts'
import { converterFor, patchFor } from './converter.ts'
import { deleteAll } from './delete-all.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

type Fields = Record<string, unknown>

/** A document as it is stored, or the entity that it becomes. */
export type HeldDocument = { path: string; fields: Fields }

const heldSchema = z.object({ path: z.string().min(1), fields: z.record(z.string(), z.unknown()) })

export type TrashStore = ReturnType<typeof createTrashStore>

/** What people have deleted, and the documents as they were. */
export function createTrashStore(refs: Refs, clock: Clock) {
  const itemOf = (wid: string, id: string) => refs.described(trash, wid).doc(id)
  const heldBy = (wid: string, id: string) => refs.db.collection(trashedDocuments.path(wid, id))

  return {
    /** The fields of any document, readable or not. */
    storedIn: async (tx: Tx, path: string): Promise<Fields | null> => (await tx.get(refs.db.doc(path))).data() ?? null,

    isStored: async (path: string): Promise<boolean> => (await refs.db.doc(path).get()).exists,

    countIn: async (tx: Tx, collection: string): Promise<number> =>
      (await tx.get(refs.db.collection(collection).count())).data().count,

    /** Moves documents from their places into an item. */
    putIn: (tx: Tx, wid: string, item: TrashItem, documents: readonly HeldDocument[]): void => {
      tx.create(itemOf(wid, item.id), item)
      for (const [at, { path, fields }] of documents.entries()) {
        tx.create(heldBy(wid, item.id).doc(String(at)), patchFor({ path, fields }))
        tx.delete(refs.db.doc(path))
      }
    },

    getIn: async (tx: Tx, wid: string, id: string): Promise<TrashItem | null> =>
      (await tx.get(itemOf(wid, id))).data() ?? null,

    heldIn: async (tx: Tx, wid: string, id: string): Promise<HeldDocument[]> =>
      (await tx.get(heldBy(wid, id))).docs.map((snapshot) => heldSchema.parse(snapshot.data())),

    /** Moves the documents of an item back to their places, in a transaction that read them. */
    restoreIn: (tx: Tx, wid: string, id: string, documents: readonly HeldDocument[]): void => {
      for (const [at, { path, fields }] of documents.entries()) {
        tx.create(refs.db.doc(path), patchFor(fields))
        tx.delete(heldBy(wid, id).doc(String(at)))
      }
      tx.delete(itemOf(wid, id))
    },

    /** From then on it can't be restored, and the purge deletes it. */
    endIn: (tx: Tx, wid: string, { id, rev }: TrashItem): void => {
      const now = clock.now()
      tx.update(itemOf(wid, id), patchFor({ endedAt: now, endsAt: now, updatedAt: now, rev: rev + 1 }))
    },

    /** Whether a document that is gone can be restored. */
    holds: async (wid: string, kind: TrashKind, documentId: string): Promise<boolean> => {
      const found = await refs.db.collection(trash.path(wid)).where('documentId', '==', documentId).get()
      return found.docs.some((snapshot) => snapshot.get('kind') === kind && snapshot.get('endedAt') === null)
    },

    /** What belonged to a deck and stayed in its place: slides, their versions, and who had it open. */
    deleteOfDeck: async (wid: string, deckId: string): Promise<void> => {
      for (const { path } of [slides, slideVersions, deckPresences]) {
        await deleteAll(refs.db, refs.db.collection(path(wid)).where('deckId', '==', deckId))
      }
    },

    /** Deletes an item, itself last: while it is there, an unfinished deletion is found again. */
    delete: async (wid: string, id: string): Promise<void> => {
      await deleteAll(refs.db, heldBy(wid, id))
      await itemOf(wid, id).delete()
    },

    listUntil: async (wid: string, until: number, limit: number): Promise<TrashItem[]> => {
      const found = await refs.described(trash, wid).where('createdAt', '<=', new Date(until)).limit(limit).get()
      return refs.rowsOf(found.docs)
    },

    /** Items of all workspaces whose time is over. */
    listEnded: async (now: number, limit: number): Promise<{ workspaceId: string; item: TrashItem }[]> => {
      const ended = refs.db.collectionGroup(TRASH_GROUP).where('endsAt', '<=', new Date(now)).orderBy('endsAt')
      const { docs } = await ended.limit(limit).withConverter(converterFor(trash)).get()
      return refs.readable(docs, (snapshot) => {
        const workspaceId = snapshot.ref.parent.parent?.id
        return workspaceId === undefined ? null : { workspaceId, item: snapshot.data() }
      }).rows
    },
  }
}
