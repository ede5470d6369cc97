import { variants } from '@postwright/core/collections/variants'
import { VARIANTS_GROUP } from '@postwright/core/paths'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Query } from 'firebase-admin/firestore'
import type { Variant } from '@postwright/core/model/variant'
import { converterFor } from './converter.ts'
import type { Refs } from './refs.ts'
import type { StoredVariant, HeldVariantStore } from '../domain/ports/publishing.ts'

const PAGE = 100

export function createHeldVariantStore(refs: Refs): HeldVariantStore {
  function pagesOf(query: Query<Variant>, reason: PublishErrorKind): AsyncIterable<StoredVariant[]> {
    const held = query.where('state', '==', 'held').where('error.kind', '==', reason)
    return refs.pagesOf(held, PAGE, (snapshot) => ({
      variant: snapshot.data(),
      version: snapshot.updateTime,
      readAt: snapshot.readTime.toMillis(),
    }))
  }

  return {
    inWorkspace: (wid, reason) => pagesOf(refs.variants(wid), reason),

    onPlatform: (platform, reason) => {
      const all = refs.db.collectionGroup(VARIANTS_GROUP).withConverter(converterFor(variants))
      return pagesOf(all.where('platform', '==', platform), reason)
    },
  }
}
