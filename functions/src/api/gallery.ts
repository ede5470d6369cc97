import * as contract from '@postwright/core/api/gallery'
import { listGallery, countUse } from '../domain/gallery/gallery.ts'
import { bind, type Route } from '../http/bind.ts'

export const GALLERY_ROUTES: readonly Route[] = [
  bind(contract.listGallery, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    items: await listGallery(deps, input.kind),
  })),

  bind(contract.countGalleryUse, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => ({
    uses: await countUse(deps, caller, input),
  })),
]
