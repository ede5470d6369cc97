import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { linkPageSchema, CLICK_DAYS } from '../model/link-page.ts'
import { platformSchema } from '../platforms/platform.ts'

const page = { workspaceId: documentId(), pageId: documentId() }

/**
 * Publishes the page in its stored state under `/@` and a name. A name belongs to one page; the previous name of a page redirects to the new one for
 * 30 days. `validation_failed` names the links that cannot be published.
 */
export const publishLinkPage = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/link-pages/:pageId/address',
  auth: 'member',
  right: 'edit_library',
  /** Lowercase letters, digits, `-` and `_`; uppercase letters are converted. */
  input: z.object({ ...page, pageName: z.string().max(100) }),
  output: z.object({ page: linkPageSchema }),
  errors: ['forbidden', 'not_found', 'page_name_taken', 'validation_failed', 'rate_limited'],
})

/** Unpublishes a page. Its name stays reserved for the workspace for 30 days, without a page. */
export const unpublishLinkPage = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/link-pages/:pageId/address',
  auth: 'member',
  right: 'edit_library',
  input: z.object(page),
  output: z.object({ page: linkPageSchema }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

const postSchema = z.object({
  id: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  text: z.string(),
  url: z.string(),
})

const feedSchema = z.object({
  connectionId: documentId(),
  name: z.string(),
  url: z.string(),
  items: z.array(z.string()).max(3),
})

/** Clicks of a day (`YYYY-MM-DD`, UTC). */
const daySchema = z.object({ day: z.string(), count: z.int().min(0) })

/** Reads the facts that the editor of a page shows beside its draft: the latest posts and feeds as on the page, and the clicks of recent days. */
export const readLinkPageFacts = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/link-page-facts',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    posts: z.array(postSchema),
    feeds: z.array(feedSchema),
    /** Clicks by link, or by block for content without its own link; entries without clicks are omitted. */
    clicks: z.array(z.object({ key: documentId(), days: z.array(daySchema).max(CLICK_DAYS) })),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

export type LinkPageFacts = z.infer<typeof readLinkPageFacts.output>
