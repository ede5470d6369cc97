import { useTranslation } from 'react-i18next'
import type { Idea } from '@postwright/core/collections/ideas'
import { excerptOf } from '@postwright/core/text/excerpt'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { ideaDrafts } from '../data/idea-drafts.ts'

const NAMED = 40

/** Deletes an idea once the time to undo is over. */
export function useDeleteIdea() {
  const { t } = useTranslation(['ideas', 'areas'])
  const remove = useDeleteDocument(ideaDrafts)
  return ({ id, text }: Pick<Idea, 'id' | 'text'>) => {
    const name = excerptOf(text, NAMED) || t('areas:idea.untitled')
    remove(id, { deleted: t('ideas:deleted', { name }), failed: t('ideas:notDeleted', { name }) })
  }
}
