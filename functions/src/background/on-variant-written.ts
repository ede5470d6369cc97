import { documentId } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { derivePost } from '../domain/publishing/derive-post.ts'
import { eventOfVariant } from '../domain/hook-events/hook-events.ts'
import { noteEvent } from '../domain/hook-events/note-event.ts'
import { planMetrics } from '../domain/metrics/plan-metrics.ts'
import { followPublication } from '../domain/approvals/follow-request.ts'
import { skipUnreadable, storedTime } from './event-documents.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const postFactsSchema = z.object({ workspaceId: z.string(), postId: z.string() })
const time = storedTime.nullable()

const publishedSchema = postFactsSchema.extend({
  id: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  state: z.literal('published'),
  remoteId: z.string().min(1),
  publishedAt: time.pipe(z.number()),
})

/**
 * Updates the lifecycle of a variant's post and its approval request after the variant changed, notifies people, and calls webhooks. Repeats and any
 * order are harmless.
 */
export function onVariantWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.variant('{workspaceId}', '{variantId}'), retry: true },
    async ({ data, params: { variantId = '' } }) => {
      const [before, after] = [data?.before.data(), data?.after.data()]
      const deps = getDeps()
      const published = publishedSchema.safeParse({ ...after, id: variantId })
      if (published.success && before?.['state'] !== 'published') await planMetrics(deps, published.data)
      const [old, now] = [before, after].map((fields) => fields && deps.variants.readFields(variantId, fields))
      if (now) {
        const event = eventOfVariant(old ?? null, now)
        return skipUnreadable(deps, async () => {
          await followPublication(deps, old ?? null, now)
          if (event) await noteEvent(deps, event)
        })
      }
      // An unreadable variant changes its post too.
      const post = postFactsSchema.safeParse(after ?? before)
      if (post.success) await skipUnreadable(deps, () => derivePost(deps, post.data.workspaceId, post.data.postId))
    },
  )
}
