import type { Collection } from '@postwright/core/collections/collection'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { isBelow, valuesAt } from '@postwright/core/collections/field-paths'
import { users } from '@postwright/core/collections/users'
import { workspaces } from '@postwright/core/collections/workspaces'
import {
  type ExportedDocument,
  type ExportedDocuments,
  exportedDocumentSchema,
} from '@postwright/core/model/account-export'
import { paths } from '@postwright/core/paths'
import { FieldPath, type Query } from 'firebase-admin/firestore'
import type { ExportDataStore } from '../domain/ports/jobs.ts'
import type { AccountDataStore } from '../domain/ports/people.ts'
import { collectionsBelow, deleteAll } from './queries.ts'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'

export function createAccountDataStore(refs: Refs): AccountDataStore {
  async function idsOf(query: Query): Promise<string[]> {
    return (await query.select().get()).docs.map(({ id }) => id)
  }

  return {
    workspaceIdsOf: (uid) => idsOf(refs.db.collection(paths.workspaces()).where('ownerUid', '==', uid)),

    mediaIdsOf: async (wid) => {
      const deleted = await refs.db.collection(paths.trash(wid)).where('kind', '==', 'media').select('documentId').get()
      const inTrash = deleted.docs.map((snapshot) => String(snapshot.get('documentId')))
      return [...(await idsOf(refs.db.collection(paths.media(wid)))), ...inTrash]
    },

    connectionsOf: async (wid) =>
      refs.readable((await refs.connections(wid).get()).docs, (snapshot) => snapshot.data()),

    deleteMembers: (wid) => deleteAll(refs.db, refs.db.collection(paths.members(wid))),

    deleteWorkspace: async (wid) => {
      const variantIds = await idsOf(refs.db.collection(paths.variants(wid)))
      for (const { path, deletion } of COLLECTIONS) {
        if (typeof deletion !== 'object') continue
        if (deletion.of === 'workspace')
          await deleteAll(refs.db, refs.db.collection(path()).where(deletion.field, '==', wid))
        if (deletion.of !== 'variant') continue
        const writer = refs.db.bulkWriter()
        for (const id of variantIds) void writer.delete(refs.db.collection(path()).doc(id))
        await writer.close()
      }
      await refs.db.recursiveDelete(refs.db.doc(paths.workspace(wid)))
    },

    deletePersonal: async (uid, email) => {
      for (const described of COLLECTIONS) {
        const { name, path, deletion } = described
        if (typeof deletion !== 'object' || described === workspaces) continue
        if (deletion.of !== 'person' && deletion.of !== 'address') continue
        const all = path.length === 0 ? refs.db.collection(path()) : refs.db.collectionGroup(name)
        await deleteAll(refs.db, all.where(deletion.field, '==', deletion.of === 'person' ? uid : email))
      }
    },

    deleteUser: async (uid) => {
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
      // NOTE a notification may have been written in between; once the account is deleted, no further one is written.
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
    },
  }
}

type Exported = { documents: ExportedDocuments; unreadable: string[] }
type Source = { described: Collection; queries: Query[] }

/** Descriptions of the collections that an export includes, in the order of `COLLECTIONS`. */
const EXPORTED = COLLECTIONS.filter((each) => 'export' in each).filter((each) => each.export !== 'nothing')

export function createExportDataStore(refs: Refs): ExportDataStore {
  async function read(sources: readonly Source[]): Promise<Exported> {
    const found: Exported = { documents: {}, unreadable: [] }
    for (const { described, queries } of sources) {
      const pages = await Promise.all(queries.map((query) => query.withConverter(converterFor(described)).get()))
      const { rows, unreadable } = refs.readable(
        pages.flatMap(({ docs }) => docs),
        (snapshot) => exportedFrom(described, snapshot.ref.path, snapshot.data()),
      )
      found.documents[described.name] = rows
      found.unreadable.push(...unreadable)
    }
    return found
  }

  return {
    accountOf: async ({ id: uid, email }) => {
      const root = refs.db.doc(paths.user(uid))
      const sources = EXPORTED.filter((each) => each !== workspaces && !isBelow(each, workspaces)).map(
        async (described): Promise<Source> => {
          if (isBelow(described, users)) return { described, queries: await collectionsBelow(root, described) }
          const all = refs.db.collection(described.path())
          if (described === users) return { described, queries: [all.where(FieldPath.documentId(), '==', uid)] }
          const { deletion } = described
          const field = typeof deletion === 'object' && 'field' in deletion ? deletion.field : null
          const isAddress = typeof deletion === 'object' && deletion.of === 'address'
          return { described, queries: field === null ? [] : [all.where(field, '==', isAddress ? email : uid)] }
        },
      )
      return read(await Promise.all(sources))
    },

    workspaceOf: async (wid) => {
      const root = refs.db.doc(paths.workspace(wid))
      const itself = refs.db.collection(paths.workspaces()).where(FieldPath.documentId(), '==', wid)
      const below = EXPORTED.filter((each) => isBelow(each, workspaces)).map(async (described) => {
        return { described, queries: await collectionsBelow(root, described) }
      })
      return removeOrphans(await read([{ described: workspaces, queries: [itself] }, ...(await Promise.all(below))]))
    },
  }
}

function exportedFrom(described: Collection, path: string, entity: object): ExportedDocument {
  const { export: part } = described
  const fields = Object.entries(entity).filter(([name]) => typeof part === 'string' || part.only.includes(name))
  const parents = path
    .split('/')
    .slice(3, -1)
    .filter((_, i) => i % 2 === 0)
  return exportedDocumentSchema.parse({ ...Object.fromEntries(fields), ...(parents.length > 0 && { parents }) })
}

/**
 * Removes documents, such as slides and comments, none of whose parents is in the export, for example because it is in the trash. A parent that is
 * itself removed does not count, so the comments on a trashed deck go with its slides. An unreadable parent counts as exported.
 */
export function removeOrphans({ documents, unreadable }: Exported): Exported {
  const kept: ExportedDocuments = { ...documents }
  for (const { name, partOf = [] } of parentsFirst(EXPORTED.filter((each) => each.partOf !== undefined))) {
    const parents = partOf.map(({ field, collection }) => ({
      field,
      collection,
      ids: new Set(kept[collection]?.map(({ id }) => id)),
    }))
    const isKept = (part: ExportedDocument) =>
      parents.some(({ field, collection, ids }) =>
        valuesAt(part, field).some(
          (id) => ids.has(String(id)) || unreadable.some((path) => path.endsWith(`/${collection}/${String(id)}`)),
        ),
      )
    kept[name] = (documents[name] ?? []).filter(isKept)
  }
  return { documents: kept, unreadable }
}

function parentsFirst(parts: readonly Collection[]): Collection[] {
  const ordered = new Set<Collection>()
  const add = (part: Collection) => {
    for (const { collection } of part.partOf ?? []) {
      for (const parent of parts.filter(({ name }) => name === collection)) add(parent)
    }
    ordered.add(part)
  }
  for (const part of parts) add(part)
  return [...ordered]
}
