import { postDraftSchema } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import { z } from 'zod'
import { keepEarlierPost } from '../domain/posts/keep-earlier-post.ts'
import { recountPost } from '../domain/metrics/recount.ts'
import { keepVersion } from '../domain/posts/save-version.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { isKeptDocument } from '../domain/trash/move-to-trash.ts'
import { updateMediaUseIndex } from './on-media-user-written.ts'
import { skipUnreadable, storedTime, readWrittenDraft } from './event-documents.ts'

/** Fields by which a planned post is compared with other posts. */
const plannedSchema = z.object({
  text: z.string(),
  lifecycle: lifecycleSchema.exclude(['draft']),
  plannedAt: storedTime,
  seriesId: z.string().nullable().default(null),
})

/** Campaign of a post that may have metrics. */
const countedSchema = z.object({
  lifecycle: lifecycleSchema.exclude(['draft', 'scheduled']),
  campaignId: z.string().max(128).default(''),
})

/**
 * Keeps a version of a post's draft after each change, or removes all versions once the post is permanently deleted. Also updates the list that
 * drafts are compared with, the totals of campaigns and the index of file uses. Repeats and any order are harmless.
 */
export function onPostWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.post('{workspaceId}', '{postId}'), retry: true },
    async ({ data, params: { workspaceId = '', postId = '' } }) => {
      const deps = getDeps()
      const place = { workspaceId, postId }
      const [before, after] = [data?.before.data(), data?.after.data()]
      await updateMediaUseIndex(deps, 'posts', { workspaceId, documentId: postId, before, after })
      if (!after && !(await isKeptDocument(deps, { workspaceId, kind: 'posts', documentId: postId })))
        await deps.postVersions.deleteOf(workspaceId, postId)
      const written = readWrittenDraft(after, postDraftSchema)
      if (written)
        await skipUnreadable(deps, () => keepVersion(deps, place, readWrittenDraft(before, postDraftSchema), written))
      if (hasMovedCampaign(before, after)) await skipUnreadable(deps, () => recountPost(deps, place))
      // Most writes change drafts, which the list does not contain, so nothing is read.
      if (saidBy(before) === saidBy(after)) return
      await skipUnreadable(deps, () => keepEarlierPost(deps, place))
    },
  )
}

function saidBy(fields: unknown): string {
  return JSON.stringify(plannedSchema.safeParse(fields).data ?? null)
}

function hasMovedCampaign(before: unknown, after: unknown): boolean {
  const [old, now] = [countedSchema.safeParse(before).data, countedSchema.safeParse(after).data]
  return old !== undefined && now !== undefined && old.campaignId !== now.campaignId
}
