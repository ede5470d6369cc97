import { deckPresences } from '@postwright/core/collections/deck-presences'
import { deckVersions } from '@postwright/core/collections/deck-versions'
import { slideVersions } from '@postwright/core/collections/slide-versions'
import { slides } from '@postwright/core/collections/slides'
import { trash } from '@postwright/core/collections/trash'
import { trashedDocuments } from '@postwright/core/collections/trashed-documents'
import { TRASH_GROUP } from '@postwright/core/paths'
import { z } from 'zod'
import type { TrashStore } from '../domain/ports/content.ts'
import type { Clock } from '../domain/ports/world.ts'
import { deleteAll } from './queries.ts'
import { converterFor, patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
const heldSchema = z.object({ path: z.string().min(1), fields: z.record(z.string(), z.unknown()) })

export function createTrashStore(refs: Refs, clock: Clock): TrashStore {
  const itemOf = (wid: string, id: string) => refs.described(trash, wid).doc(id)
  const heldBy = (wid: string, id: string) => refs.db.collection(trashedDocuments.path(wid, id))

  return {
    storedIn: async (tx, path) => (await within(tx).get(refs.db.doc(path))).data() ?? null,

    isStored: async (path) => (await refs.db.doc(path).get()).exists,

    countIn: async (tx, collection) => (await within(tx).get(refs.db.collection(collection).count())).data().count,

    putIn: (tx, wid, item, documents) => {
      within(tx).create(itemOf(wid, item.id), item)
      for (const [at, { path, fields }] of documents.entries()) {
        within(tx).create(heldBy(wid, item.id).doc(String(at)), patchFor({ path, fields }))
        within(tx).delete(refs.db.doc(path))
      }
    },

    getIn: async (tx, wid, id) => (await within(tx).get(itemOf(wid, id))).data() ?? null,

    heldIn: async (tx, wid, id) =>
      (await within(tx).get(heldBy(wid, id))).docs.map((snapshot) => heldSchema.parse(snapshot.data())),

    restoreIn: (tx, wid, id, documents) => {
      for (const [at, { path, fields }] of documents.entries()) {
        within(tx).create(refs.db.doc(path), patchFor(fields))
        within(tx).delete(heldBy(wid, id).doc(String(at)))
      }
      within(tx).delete(itemOf(wid, id))
    },

    endIn: (tx, wid, { id, rev }) => {
      const now = clock.now()
      within(tx).update(itemOf(wid, id), patchFor({ endedAt: now, endsAt: now, updatedAt: now, rev: rev + 1 }))
    },

    holds: async (wid, kind, documentId) => {
      const found = await refs.db.collection(trash.path(wid)).where('documentId', '==', documentId).get()
      return found.docs.some((snapshot) => snapshot.get('kind') === kind && snapshot.get('endedAt') === null)
    },

    deleteOfDeck: async (wid, deckId) => {
      for (const { path } of [slides, slideVersions, deckVersions, deckPresences]) {
        await deleteAll(refs.db, refs.db.collection(path(wid)).where('deckId', '==', deckId))
      }
    },

    delete: async (wid, id) => {
      await deleteAll(refs.db, heldBy(wid, id))
      await itemOf(wid, id).delete()
    },

    listUntil: async (wid, until, limit) => {
      const found = await refs.described(trash, wid).where('createdAt', '<=', new Date(until)).limit(limit).get()
      return refs.rowsOf(found.docs)
    },

    listEnded: async (now, limit) => {
      const ended = refs.db.collectionGroup(TRASH_GROUP).where('endsAt', '<=', new Date(now)).orderBy('endsAt')
      const { docs } = await ended.limit(limit).withConverter(converterFor(trash)).get()
      return refs.readable(docs, (snapshot) => {
        const workspaceId = snapshot.ref.parent.parent?.id
        return workspaceId === undefined ? null : { workspaceId, item: snapshot.data() }
      }).rows
    },
  }
}
