import { brandKits } from '@postwright/core/collections/brand-kits'
import { brandKitDraftSchema } from '@postwright/core/model/brand-kit'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { kitParts } from '../kit-parts.ts'

export const brandKitDrafts = describeDrafts(brandKits, {
  schema: brandKitDraftSchema,
  parts: kitParts,
  titleOf: ({ name }) => name,
  href: routes.brandKit.href,
  words: { untitled: 'areas:brandKit.untitled', notCreated: 'areas:brandKit.notCreated' },
})
