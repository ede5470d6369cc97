import { useTranslation } from 'react-i18next'
import { emptyPersona, type PersonaDraft, PERSONA_NAME_MAX } from '@postwright/core/model/persona'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { routes } from '@/config/routes.ts'
import { personaDrafts } from './persona-drafts.ts'
import type { Persona } from '@postwright/core/collections/personas'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'

/** Creates a persona and opens it: an empty one, by hand, with the guide or from comments, or a copy of an existing one. */
export function useBeginPersona() {
  const { t } = useTranslation('personas')
  const begin = useBeginDocument(async () => personaDrafts)
  const beginGuided = useBeginDocument(async () => ({ ...personaDrafts, href: routes.persona.guided }))
  const beginImport = useBeginDocument(async () => ({ ...personaDrafts, href: routes.persona.fromComments }))
  return {
    begin: () => begin(emptyPersona(t('personas:unnamed'))),
    beginGuided: () => beginGuided(emptyPersona(t('personas:unnamed'))),
    beginImport: () => beginImport(emptyPersona(t('personas:unnamed'))),
    copy: (persona: PersonaDraft) => {
      const name = t('personas:copyOf', { name: persona.name }).slice(0, PERSONA_NAME_MAX).trim()
      return begin({ ...persona, name })
    },
  }
}

/** Deletes a persona after the time to undo. */
export function useDeletePersona() {
  const { t } = useTranslation('personas')
  const remove = useDeleteDocument(personaDrafts)
  return ({ id, name }: Pick<Persona, 'id' | 'name'>) =>
    remove(id, { deleted: t('personas:deleted', { name }), failed: t('personas:deleteFailed', { name }) })
}
