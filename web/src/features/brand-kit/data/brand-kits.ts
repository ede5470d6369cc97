import { useTranslation } from 'react-i18next'
import { BRAND_KIT_NAME_MAX } from '@postwright/core/model/brand-limits'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandKitDraft, BrandKit } from '@postwright/core/model/brand-kit'
import { placeBetween } from '@postwright/core/places/place'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { brandKitDrafts } from './brand-kit-drafts.ts'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'

/**
 * Returns functions that create a kit after all others and open it: an empty one, or a copy. The channels of a kit, and the settings that only
 * managers can fill in, are not copied.
 */
export function useBeginKit() {
  const { t } = useTranslation('brand')
  const begin = useBeginDocument(async () => brandKitDrafts)
  const behind = (kits: readonly Pick<BrandKitDraft, 'place'>[]) => placeBetween(kits.at(-1)?.place ?? null, null) ?? 0
  return {
    begin: (kits: readonly BrandKitDraft[]) => begin(emptyBrandKit(t('brand:unnamed'), behind(kits))),
    copy: (kit: BrandKitDraft, kits: readonly BrandKitDraft[]) => {
      const name = t('brand:copyOf', { name: kit.name }).slice(0, BRAND_KIT_NAME_MAX).trim()
      return begin({ ...kit, name, place: behind(kits), channels: [], colorsOnlyFor: [], strictness: [] })
    },
  }
}

/** Returns a function that deletes a kit after the undo period. */
export function useDeleteKit() {
  const { t } = useTranslation('brand')
  const remove = useDeleteDocument(brandKitDrafts)
  return ({ id, name }: Pick<BrandKit, 'id' | 'name'>) =>
    remove(id, { deleted: t('brand:deleted', { name }), failed: t('brand:deleteFailed', { name }) })
}
