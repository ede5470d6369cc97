import '../options.ts'
import { postDraftSchema } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { keepVersion, type WrittenDraft } from '../domain/posts/keep-version.ts'
import { getDeps } from '../get-deps.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import { storedTime } from './stored-time.ts'

const writtenSchema = z.object({
  rev: z.int().min(1),
  updatedAt: storedTime,
  createdBy: z.string().min(1),
  editedBy: z.string().min(1).optional(),
})

/** After a post was written: keeps a version of its draft, or removes all versions with the post. Repeats and any order are harmless. */
export const onPostWritten = onDocumentWritten(
  { document: paths.post('{workspaceId}', '{postId}'), retry: true },
  async ({ data, params: { workspaceId = '', postId = '' } }) => {
    const deps = getDeps()
    if (!data?.after.exists) return deps.postVersions.deleteOf(workspaceId, postId)
    const after = writtenDraft(data.after.data())
    if (!after) return undefined
    const before = writtenDraft(data.before.data())
    return skipUnreadable(deps, () => keepVersion(deps, { workspaceId, postId }, before, after))
  },
)

/** Null also for what cannot be read. */
function writtenDraft(fields: unknown): WrittenDraft | null {
  const written = writtenSchema.safeParse(fields).data
  const draft = postDraftSchema.safeParse(fields).data
  if (!written || !draft) return null
  const { rev, updatedAt, createdBy, editedBy = createdBy } = written
  return { rev, author: editedBy, at: updatedAt, draft }
}
