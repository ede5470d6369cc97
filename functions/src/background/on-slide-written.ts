import { slideDraftSchema } from '@postwright/core/scene/slide'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { keepDeckVersion } from '../domain/decks/keep-deck-version.ts'
import { keepSlideVersion, slideHash, type WrittenSlide } from '../domain/decks/keep-slide-version.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import { storedTime } from './stored-time.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const writtenSchema = z.object({
  rev: z.int().min(1),
  updatedAt: storedTime,
  createdBy: z.string().min(1),
  editedBy: z.string().min(1).optional(),
})

/** After a slide was written: keeps a version of it and of its deck. One that was deleted keeps its versions as long as its deck is there. */
export function onSlideWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.slide('{workspaceId}', '{slideId}'), retry: true },
    async ({ data, params: { workspaceId = '', slideId = '' } }) => {
      const deps = getDeps()
      const [before, after] = [writtenSlide(data?.before.data()), writtenSlide(data?.after.data())]
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

/** Null also for what cannot be read. */
function writtenSlide(fields: unknown): WrittenSlide | null {
  const written = writtenSchema.safeParse(fields).data
  const draft = slideDraftSchema.safeParse(fields).data
  if (!written || !draft) return null
  const { rev, updatedAt, createdBy, editedBy = createdBy } = written
  return { rev, author: editedBy, at: updatedAt, draft }
}
