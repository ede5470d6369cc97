import '../options.ts'
import { paths } from '@postwright/core/paths'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { notifyPublication } from '../domain/notifications/notify-publication.ts'
import { derivePost } from '../domain/publishing/derive-post.ts'
import { getDeps } from '../get-deps.ts'
import { skipUnreadable } from './skip-unreadable.ts'

const postFactsSchema = z.object({ workspaceId: z.string(), postId: z.string() })
const outcomeSchema = postFactsSchema.extend({ generation: z.int(), state: variantStateSchema })

/** After a variant changed: updates its post's lifecycle and notifies its author. Repeats and any order are harmless. */
export const onVariantWritten = onDocumentWritten(
  { document: paths.variant('{workspaceId}', '{variantId}'), retry: true },
  async ({ data }) => {
    const now = data?.after.exists ? data.after.data() : undefined
    const facts = postFactsSchema.safeParse(now ?? data?.before.data())
    if (!facts.success) return
    const deps = getDeps()
    await skipUnreadable(deps, () => derivePost(deps, facts.data.workspaceId, facts.data.postId))
    const outcome = outcomeSchema.safeParse(now)
    if (outcome.success) await skipUnreadable(deps, () => notifyPublication(deps, outcome.data))
  },
)
