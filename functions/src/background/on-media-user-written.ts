import type { MediaUserKind } from '@postwright/core/model/media-use'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { isUseChanged, noteMediaUse } from '../domain/media-library/media-use.ts'
import type { Deps, GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './event-documents.ts'

type Write = { workspaceId: string; documentId: string; before: unknown; after: unknown }

/** Updates the index of file uses after a document with file references was written. Repeats and any order are harmless. */
export async function updateMediaUseIndex(
  deps: Deps,
  kind: MediaUserKind,
  { workspaceId, documentId, before, after }: Write,
): Promise<void> {
  if (!isUseChanged(kind, before, after)) return
  await skipUnreadable(deps, () => noteMediaUse(deps, workspaceId, { kind, documentId }))
}

/** Creates the trigger for collections without another trigger on their writes. */
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
