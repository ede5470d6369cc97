import { galleryItemSchema, type GalleryItem } from '@postwright/core/gallery/gallery-item'
import type { GalleryKind } from '@postwright/core/gallery/gallery-content'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** One use of something in the gallery, `galleryUses/{id}`: server only. */
const galleryUseSchema = documentBase.extend({ itemId: z.string(), workspaceId: z.string() })

export type GalleryUse = z.infer<typeof galleryUseSchema>

export type GalleryStore = ReturnType<typeof createGalleryStore>

export function createGalleryStore(refs: Refs) {
  const items = () => refs.collection(paths.galleryItems(), { schema: galleryItemSchema })
  const storedUse = (id: string) => refs.doc(paths.galleryUse(id), { schema: galleryUseSchema })

  return {
    listOffered: async (kind: GalleryKind): Promise<GalleryItem[]> => {
      const offered = items().where('content.kind', '==', kind).where('isOffered', '==', true)
      return refs.rowsOf((await offered.limit(LIST_LIMIT_MAX).get()).docs)
    },

    getAll: async (ids: readonly string[]): Promise<GalleryItem[]> => {
      return refs.rowsOf(await Promise.all(ids.map((id) => items().doc(id).get())))
    },

    getIn: async (tx: Tx, id: string): Promise<GalleryItem | null> => (await tx.get(items().doc(id))).data() ?? null,

    saveIn: (tx: Tx, item: GalleryItem): void => {
      tx.set(items().doc(item.id), item)
    },

    isUsedIn: async (tx: Tx, useId: string): Promise<boolean> => (await tx.get(storedUse(useId))).exists,

    saveUseIn: (tx: Tx, counted: GalleryUse): void => {
      tx.set(storedUse(counted.id), counted)
    },
  }
}
