import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { personas } from '@postwright/core/collections/personas'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { PersonaEditor } from './components/persona-editor.tsx'
import { personaDrafts } from './data/persona-drafts.ts'

/** `/dashboard/personas/:personaId`: one persona, edited in place. */
export function Component() {
  const { t } = useTranslation(['personas', 'drafts', 'checks', 'areas', 'ui'])
  const { personaId = '' } = useParams()
  return (
    <DocumentById
      level={1}
      described={personas}
      drafts={personaDrafts}
      documentId={personaId}
      loading={<SkeletonList rows={4} label={t('personas:one.loading')} />}
      errorTitle={t('personas:one.error')}
      missing={
        <MissingDocument
          title={t('personas:one.missing')}
          text={t('personas:one.missingText')}
          list={{ title: t('personas:title'), href: routes.personas.href() }}
        />
      }
    >
      {(persona, left) => <PersonaEditor persona={persona} left={left} />}
    </DocumentById>
  )
}
