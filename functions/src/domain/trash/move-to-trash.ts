import type { moveToTrash as contract } from '@postwright/core/api/trash'
import type { Collection } from '@postwright/core/collections/collection'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { trash } from '@postwright/core/collections/trash'
import { valuesAt } from '@postwright/core/collections/field-paths'
import type { OutputOf } from '@postwright/core/endpoint'
import { documentId } from '@postwright/core/ids'
import {
  TRASH_NAME_FIELDS,
  TRASH_NAME_MAX,
  TRASH_RIGHTS,
  TRASH_TIME,
  type TrashItem,
  type TrashKind,
} from '@postwright/core/model/trash-item'
import { hasRight, type MemberRole } from '@postwright/core/rights/rights'
import { firstLine } from '@postwright/core/text/excerpt'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'

type Fields = Readonly<Record<string, unknown>>
type Deleted = { kind: TrashKind; documentId: string; fields: Fields; actor: string }

/**
 * Moves a document to the trash.
 * @throws the codes of the contract
 */
export async function moveToTrash(
  deps: Deps,
  caller: Caller,
  { workspaceId, kind, documentId: id }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const described = trashedCollection(kind)
  const role = await requireRight(deps, caller, workspaceId, TRASH_RIGHTS[kind])
  const path = `${described.path(workspaceId)}/${id}`
  return deps.transact(async (tx) => {
    const fields = await deps.trash.storedIn(tx, path)
    if (!fields) throw new AppError('not_found', { message: path })
    refuseManagersFields(described, fields, role)
    const item = newTrashItem(deps, { kind, documentId: id, fields, actor: caller.uid })
    deps.trash.putIn(tx, workspaceId, item, [{ path, fields }])
    deps.auditLog.appendIn(tx, {
      action: 'trash.moved',
      actorUid: caller.uid,
      workspaceId,
      subject: `${kind}/${id}`,
    })
    return { itemId: item.id }
  })
}

/** Returns the description of the collection of a kind of trash item. */
export function trashedCollection(kind: TrashKind): Collection {
  const described = COLLECTIONS.filter((each) => 'schema' in each).find(({ name }) => name === kind)
  if (!described) throw new Error(`no collection ${kind}`)
  return described
}

export function newTrashItem(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { kind, documentId: id, fields, actor }: Deleted,
): TrashItem {
  const base = newDocument(clock, { id: ids.random(), schema: trash.version, createdBy: actor })
  const name = fields[TRASH_NAME_FIELDS[kind]]
  return {
    ...base,
    kind,
    documentId: id,
    name: (typeof name === 'string' ? (firstLine(name) ?? '') : '').slice(0, TRASH_NAME_MAX),
    mediaIds: mediaOf(trashedCollection(kind), fields),
    endsAt: base.createdAt + TRASH_TIME,
    endedAt: null,
  }
}

function mediaOf({ media = [] }: Collection, fields: Fields): string[] {
  const needed = media.filter(
    ({ neededWhile }) => !neededWhile || neededWhile.in.some((value) => value === fields[neededWhile.field]),
  )
  const ids = needed.flatMap((field) => valuesAt(fields, field.ids))
  return [...new Set(ids)].flatMap((id) => documentId().safeParse(id).data ?? [])
}

/** Refuses the deletion of a document with fields that only managers can set, unless a manager deletes it. */
function refuseManagersFields({ name, write }: Collection, fields: Fields, role: MemberRole): void {
  if (hasRight(role, 'manage_workspace') || write?.by !== 'editors') return
  for (const field of write.managersOnly ?? []) {
    const value = fields[field]
    if (Array.isArray(value) && value.length > 0) throw new AppError('forbidden', { message: `${name}.${field}` })
  }
}

type Place = { workspaceId: string; kind: TrashKind; documentId: string }

/** Returns whether a document that an event reports as deleted is in the trash or was restored: an event may arrive after the restore. */
export async function isKeptDocument({ trash }: Pick<Deps, 'trash'>, { workspaceId, kind, documentId }: Place) {
  if (await trash.holds(workspaceId, kind, documentId)) return true
  return trash.isStored(`${trashedCollection(kind).path(workspaceId)}/${documentId}`)
}
