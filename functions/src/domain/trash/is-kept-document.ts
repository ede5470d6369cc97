import type { TrashKind } from '@postwright/core/model/trash-item'
import type { Deps } from '../ports/deps.ts'
import { trashedCollection } from './move-to-trash.ts'

type Place = { workspaceId: string; kind: TrashKind; documentId: string }

/** Whether a document that an event says is deleted waits in the trash, or is back in its place: an event may come after it was restored. */
export async function isKeptDocument({ trash }: Pick<Deps, 'trash'>, { workspaceId, kind, documentId }: Place) {
  if (await trash.holds(workspaceId, kind, documentId)) return true
  return trash.isStored(`${trashedCollection(kind).path(workspaceId)}/${documentId}`)
}
