import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { personaDrafts } from './persona-drafts.ts'

/** Deletes a persona once the time to undo is over. */
export function useDeletePersona() {
  const { t } = useTranslation('personas')
  const remove = useDeleteDocument(personaDrafts)
  return ({ id, name }: Pick<Persona, 'id' | 'name'>) =>
    remove(id, { deleted: t('personas:deleted', { name }), failed: t('personas:deleteFailed', { name }) })
}
