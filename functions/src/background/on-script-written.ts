import { scriptDraftSchema } from '@postwright/core/model/script'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import type { GetDeps } from '../domain/ports/deps.ts'
import { keepScriptVersion } from '../domain/scripts/keep-script-version.ts'
import { isKeptDocument } from '../domain/trash/is-kept-document.ts'
import { followMediaUse } from './on-media-user-written.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import { writtenDraft } from './written-draft.ts'

/** After a script was written: keeps a version of it, or removes all versions once the script is gone for good. Repeats and any order are harmless. */
export function onScriptWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.script('{workspaceId}', '{scriptId}'), retry: true },
    async ({ data, params: { workspaceId = '', scriptId = '' } }) => {
      const deps = getDeps()
      const fields = { before: data?.before.data(), after: data?.after.data() }
      await followMediaUse(deps, 'scripts', { workspaceId, documentId: scriptId, ...fields })
      if (!data?.after.exists && !(await isKeptDocument(deps, { workspaceId, kind: 'scripts', documentId: scriptId })))
        return deps.scriptVersions.deleteOf(workspaceId, scriptId)
      const written = writtenDraft(data?.after.data(), scriptDraftSchema)
      if (!written) return undefined
      const before = writtenDraft(data?.before.data(), scriptDraftSchema)
      return skipUnreadable(deps, () => keepScriptVersion(deps, { workspaceId, scriptId }, before, written))
    },
  )
}
