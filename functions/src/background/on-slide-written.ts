import '../options.ts'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { keepSlideVersion, type WrittenSlide } from '../domain/decks/keep-slide-version.ts'
import { getDeps } from '../compose/get-deps.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import { storedTime } from './stored-time.ts'

const writtenSchema = z.object({
  rev: z.int().min(1),
  updatedAt: storedTime,
  createdBy: z.string().min(1),
  editedBy: z.string().min(1).optional(),
})

/** After a slide was written: keeps a version of it. One that was deleted keeps its versions as long as its deck is there. */
export const onSlideWritten = onDocumentWritten(
  { document: paths.slide('{workspaceId}', '{slideId}'), retry: true },
  async ({ data, params: { workspaceId = '', slideId = '' } }) => {
    const after = writtenSlide(data?.after.data())
    if (!after) return undefined
    const deps = getDeps()
    const before = writtenSlide(data?.before.data())
    return skipUnreadable(deps, () => keepSlideVersion(deps, { workspaceId, slideId }, before, after))
  },
)

/** Null also for what cannot be read. */
function writtenSlide(fields: unknown): WrittenSlide | null {
  const written = writtenSchema.safeParse(fields).data
  const draft = slideDraftSchema.safeParse(fields).data
  if (!written || !draft) return null
  const { rev, updatedAt, createdBy, editedBy = createdBy } = written
  return { rev, author: editedBy, at: updatedAt, draft }
}
