import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { keepDeckVersion, keepSlideVersion, slideHash } from '../domain/decks/deck-versions.ts'
import { skipUnreadable, storedTime, readWrittenDraft } from './event-documents.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { updateMediaUseIndex } from './on-media-user-written.ts'
import { scriptDraftSchema } from '@postwright/core/model/script'
import { keepScriptVersion } from '../domain/scripts/save-script-version.ts'
import { isKeptDocument } from '../domain/trash/move-to-trash.ts'

const writtenSchema = z.object({
  updatedAt: storedTime,
  createdBy: z.string().min(1),
  editedBy: z.string().min(1).optional(),
})

/** Keeps a version of a deck after its name, format or theme changed. */
export function onDeckWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.deck('{workspaceId}', '{deckId}'), retry: true },
    async ({ data, params: { workspaceId = '', deckId = '' } }) => {
      const written = writtenSchema.safeParse(data?.after.data()).data
      if (!written) return undefined
      const deps = getDeps()
      const { createdBy, editedBy: author = createdBy, updatedAt: at } = written
      return skipUnreadable(deps, () => keepDeckVersion(deps, { workspaceId, deckId, author, at, slide: null }))
    },
  )
}

/** Keeps a version of a slide and of its deck after the slide was written. A deleted slide keeps its versions while its deck exists. */
export function onSlideWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.slide('{workspaceId}', '{slideId}'), retry: true },
    async ({ data, params: { workspaceId = '', slideId = '' } }) => {
      const deps = getDeps()
      const fields = { before: data?.before.data(), after: data?.after.data() }
      await updateMediaUseIndex(deps, 'slides', { workspaceId, documentId: slideId, ...fields })
      const before = readWrittenDraft(fields.before, slideDraftSchema)
      const after = readWrittenDraft(fields.after, slideDraftSchema)
      const written = after ?? before
      if (!written) return undefined
      return skipUnreadable(deps, async () => {
        if (after) await keepSlideVersion(deps, { workspaceId, slideId }, before, after)
        const { author, rev, draft } = written
        // The event does not contain who deleted a slide: its last author is used instead.
        const at = after ? after.at : deps.clock.now()
        const slide = { id: slideId, rev, contentHash: after ? slideHash(draft) : '' }
        await keepDeckVersion(deps, { workspaceId, deckId: draft.deckId, author, at, slide })
      })
    },
  )
}

/**
 * Keeps a version of a script after it was written, or removes all versions once the script is permanently deleted. Repeats and any order are
 * harmless.
 */
export function onScriptWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.script('{workspaceId}', '{scriptId}'), retry: true },
    async ({ data, params: { workspaceId = '', scriptId = '' } }) => {
      const deps = getDeps()
      const fields = { before: data?.before.data(), after: data?.after.data() }
      await updateMediaUseIndex(deps, 'scripts', { workspaceId, documentId: scriptId, ...fields })
      if (!data?.after.exists && !(await isKeptDocument(deps, { workspaceId, kind: 'scripts', documentId: scriptId })))
        return deps.scriptVersions.deleteOf(workspaceId, scriptId)
      const written = readWrittenDraft(data?.after.data(), scriptDraftSchema)
      if (!written) return undefined
      const before = readWrittenDraft(data?.before.data(), scriptDraftSchema)
      return skipUnreadable(deps, () => keepScriptVersion(deps, { workspaceId, scriptId }, before, written))
    },
  )
}
