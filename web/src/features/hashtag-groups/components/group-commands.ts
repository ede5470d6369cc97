import { useTranslation } from 'react-i18next'
import { HASHTAG_GROUP_NAME_MAX } from '@postwright/core/limits'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { hashtagGroupDrafts, type HashtagGroupDraft } from '@/posts/data/hashtag-group-drafts.ts'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'

/** Creates a group and opens it: a new one, or a copy of an existing one. */
export function useBeginGroup() {
  const { t } = useTranslation('hashtags')
  const begin = useBeginDocument(async () => hashtagGroupDrafts)
  return (copied?: HashtagGroupDraft): Promise<void> => {
    if (!copied) return begin({ name: t('hashtags:untitled'), hashtags: [] })
    const copy = t('hashtags:copyOf', { name: copied.name })
    return begin({ name: copy.slice(0, HASHTAG_GROUP_NAME_MAX).trim(), hashtags: copied.hashtags })
  }
}

/** Deletes a group after the time to undo. */
export function useDeleteGroup() {
  const { t } = useTranslation('hashtags')
  const remove = useDeleteDocument(hashtagGroupDrafts)
  return ({ id, name }: Pick<HashtagGroup, 'id' | 'name'>) =>
    remove(id, { deleted: t('hashtags:deleted', { name }), failed: t('hashtags:deleteFailed', { name }) })
}
