import { useTranslation } from 'react-i18next'
import type { Profile } from '@postwright/core/model/profile'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { profileDrafts } from './profile-drafts.ts'

/** Deletes a profile after the time to undo. */
export function useDeleteProfile() {
  const { t } = useTranslation('profiles')
  const remove = useDeleteDocument(profileDrafts)
  return ({ id, platform }: Pick<Profile, 'id' | 'platform'>) => {
    const values = { network: platformName(platform) }
    remove(id, { deleted: t('profiles:deleted', values), failed: t('profiles:deleteFailed', values) })
  }
}
