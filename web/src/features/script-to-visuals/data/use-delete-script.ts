import { useTranslation } from 'react-i18next'
import type { Script } from '@postwright/core/model/script'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { scriptDrafts } from './script-drafts.ts'

/** Moves a script to the trash once the time to undo is over. What was made of it stays. */
export function useDeleteScript() {
  const { t } = useTranslation('scripts')
  const remove = useDeleteDocument(scriptDrafts)
  return ({ id, name }: Pick<Script, 'id' | 'name'>) => {
    const values = { name: name || t('scripts:untitled') }
    remove(id, { deleted: t('scripts:deleted', values), failed: t('scripts:notDeleted', values) })
  }
}
