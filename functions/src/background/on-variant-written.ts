import '../options.ts'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { derivePost } from '../domain/publishing/derive-post.ts'
import { getDeps } from '../get-deps.ts'

const variantFactsSchema = z.object({ workspaceId: z.string(), postId: z.string() })

/** After a variant changed: brings its post's lifecycle in line. Repeats and any order are harmless. */
export const onVariantWritten = onDocumentWritten(
  { document: paths.variant('{workspaceId}', '{variantId}'), retry: true },
  async ({ data }) => {
    const facts = variantFactsSchema.safeParse((data?.after.exists ? data.after : data?.before)?.data())
    if (!facts.success) return
    await derivePost(getDeps(), facts.data.workspaceId, facts.data.postId)
  },
)
