import { variants } from '@postwright/core/collections/variants'
import { VARIANTS_GROUP } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Query } from 'firebase-admin/firestore'
import type { Variant } from '@postwright/core/model/variant'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'
import type { StoredVariant } from './variants.ts'

const PAGE = 100

export type HeldVariantStore = ReturnType<typeof createHeldVariantStore>

/** Publications that are held for one reason, page by page. */
export function createHeldVariantStore(refs: Refs) {
  function pagesOf(query: Query<Variant>, reason: PublishErrorKind): AsyncIterable<StoredVariant[]> {
    const held = query.where('state', '==', 'held').where('error.kind', '==', reason)
    return refs.pagesOf(held, PAGE, (snapshot) => ({
      variant: snapshot.data(),
      version: snapshot.updateTime,
      readAt: snapshot.readTime.toMillis(),
    }))
  }

  return {
    inWorkspace: (wid: string, reason: PublishErrorKind) => pagesOf(refs.variants(wid), reason),

    onPlatform: (platform: Platform, reason: PublishErrorKind) => {
      const all = refs.db.collectionGroup(VARIANTS_GROUP).withConverter(converterFor(variants))
      return pagesOf(all.where('platform', '==', platform), reason)
    },
  }
}
