import { galleryItemSchema } from '@postwright/core/gallery/gallery-item'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { GalleryStore } from '../domain/ports/content.ts'

/** One use of something in the gallery, `galleryUses/{id}`: server only. */
const galleryUseSchema = documentBase.extend({ itemId: z.string(), workspaceId: z.string() })

export function createGalleryStore(refs: Refs): GalleryStore {
  const items = () => refs.collection(paths.galleryItems(), { schema: galleryItemSchema })
  const storedUse = (id: string) => refs.doc(paths.galleryUse(id), { schema: galleryUseSchema })

  return {
    listOffered: async (kind) => {
      const offered = items().where('content.kind', '==', kind).where('isOffered', '==', true)
      return refs.rowsOf((await offered.limit(LIST_LIMIT_MAX).get()).docs)
    },

    getAll: async (ids) => {
      return refs.rowsOf(await Promise.all(ids.map((id) => items().doc(id).get())))
    },

    getIn: async (tx, id) => (await within(tx).get(items().doc(id))).data() ?? null,

    saveIn: (tx, item) => {
      within(tx).set(items().doc(item.id), item)
    },

    isUsedIn: async (tx, useId) => (await within(tx).get(storedUse(useId))).exists,

    saveUseIn: (tx, counted) => {
      within(tx).set(storedUse(counted.id), counted)
    },
  }
}
