import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { linkPageSchema, CLICK_DAYS } from '../model/link-page.ts'
import { platformSchema } from '../platforms/platform.ts'

const page = { workspaceId: documentId(), pageId: documentId() }

/**
 * Shows visitors the page as it is stored now, under `/@` and a name. A name belongs to one page; the earlier name of a page leads to the
 * new one for 30 days. `validation_failed` names the links that cannot be published.
 */
export const publishLinkPage = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/link-pages/:pageId/address',
  auth: 'member',
  right: 'edit_library',
  /** Small letters, digits, `-` and `_`; capital letters become small ones. */
  input: z.object({ ...page, pageName: z.string().max(100) }),
  output: z.object({ page: linkPageSchema }),
  errors: ['forbidden', 'not_found', 'page_name_taken', 'validation_failed', 'rate_limited'],
})

/** Takes a page off the web. Its name stays with the workspace for 30 days, and leads nowhere. */
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

/** What the editor of a page shows beside its draft: the latest posts and feeds as the page has them, and the clicks of the last days. */
export const readLinkPageFacts = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/link-page-facts',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    posts: z.array(postSchema),
    feeds: z.array(feedSchema),
    /** By link, and by block for what is no link of its own; those without clicks are left out. */
    clicks: z.array(z.object({ key: documentId(), days: z.array(daySchema).max(CLICK_DAYS) })),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

export type LinkPageFacts = z.infer<typeof readLinkPageFacts.output>
