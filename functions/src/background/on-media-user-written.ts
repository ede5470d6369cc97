import type { MediaUserKind } from '@postwright/core/model/media-use'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { isUseChanged, noteMediaUse } from '../domain/media-library/media-use.ts'
import type { Deps, GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './event-documents.ts'

type Write = { workspaceId: string; documentId: string; before: unknown; after: unknown }

/** After a document that names files was written: brings the index of uses up to date. Repeats and any order are harmless. */
export async function updateMediaUseIndex(
  deps: Deps,
  kind: MediaUserKind,
  { workspaceId, documentId, before, after }: Write,
): Promise<void> {
  if (!isUseChanged(kind, before, after)) return
  await skipUnreadable(deps, () => noteMediaUse(deps, workspaceId, { kind, documentId }))
}

/** For collections whose writes nothing else follows. */
export function onMediaUserWrittenFunction(
  getDeps: GetDeps,
  kind: MediaUserKind,
  path: (workspaceId: string) => string,
) {
  const document: string = `${path('{workspaceId}')}/{documentId}`
  return onDocumentWritten(
    { document, retry: true },
    async ({ data, params: { workspaceId = '', documentId = '' } }) => {
      const [before, after] = [data?.before.data(), data?.after.data()]
      await updateMediaUseIndex(getDeps(), kind, { workspaceId, documentId, before, after })
    },
  )
}
