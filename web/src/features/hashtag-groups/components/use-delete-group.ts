import { useTranslation } from 'react-i18next'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'

/** Deletes a group once the time to undo is over. */
export function useDeleteGroup() {
  const { t } = useTranslation('hashtags')
  const remove = useDeleteDocument(hashtagGroupDrafts)
  return ({ id, name }: Pick<HashtagGroup, 'id' | 'name'>) =>
    remove(id, { deleted: t('hashtags:deleted', { name }), failed: t('hashtags:deleteFailed', { name }) })
}
