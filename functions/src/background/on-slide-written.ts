import { slideDraftSchema } from '@postwright/core/scene/slide'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { keepDeckVersion } from '../domain/decks/keep-deck-version.ts'
import { keepSlideVersion, slideHash } from '../domain/decks/keep-slide-version.ts'
import { followMediaUse } from './on-media-user-written.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import { writtenDraft } from './written-draft.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

/** After a slide was written: keeps a version of it and of its deck. One that was deleted keeps its versions as long as its deck is there. */
export function onSlideWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.slide('{workspaceId}', '{slideId}'), retry: true },
    async ({ data, params: { workspaceId = '', slideId = '' } }) => {
      const deps = getDeps()
      const fields = { before: data?.before.data(), after: data?.after.data() }
      await followMediaUse(deps, 'slides', { workspaceId, documentId: slideId, ...fields })
      const before = writtenDraft(fields.before, slideDraftSchema)
      const after = writtenDraft(fields.after, slideDraftSchema)
      const written = after ?? before
      if (!written) return undefined
      return skipUnreadable(deps, async () => {
        if (after) await keepSlideVersion(deps, { workspaceId, slideId }, before, after)
        const { author, rev, draft } = written
        // Who removed a slide is said by nothing: its last author stands for them.
        const at = after ? after.at : deps.clock.now()
        const slide = { id: slideId, rev, contentHash: after ? slideHash(draft) : '' }
        await keepDeckVersion(deps, { workspaceId, deckId: draft.deckId, author, at, slide })
      })
    },
  )
}
