import { useTranslation } from 'react-i18next'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { brandKitDrafts } from './brand-kit-drafts.ts'

/** Deletes a kit once the time to undo is over. */
export function useDeleteKit() {
  const { t } = useTranslation('brand')
  const remove = useDeleteDocument(brandKitDrafts)
  return ({ id, name }: Pick<BrandKit, 'id' | 'name'>) =>
    remove(id, { deleted: t('brand:deleted', { name }), failed: t('brand:deleteFailed', { name }) })
}
