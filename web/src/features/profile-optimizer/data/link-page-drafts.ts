import { linkPages } from '@postwright/core/collections/link-pages'
import { linkPageDraftSchema } from '@postwright/core/model/link-page'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { LINK_PAGE_PARTS } from '../link-page-parts.ts'

export const linkPageDrafts = describeDrafts(linkPages, {
  schema: linkPageDraftSchema,
  parts: LINK_PAGE_PARTS,
  titleOf: ({ title }) => title,
  href: () => routes.linkPage.href(),
  words: { untitled: 'areas:linkPage.untitled', notCreated: 'areas:linkPage.notCreated' },
})
