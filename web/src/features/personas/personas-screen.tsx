import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PERSONAS_MAX } from '@postwright/core/model/persona'
import { usePersonas } from '@/checks/data/use-personas.ts'
import { routes } from '@/config/routes.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { PersonaCards } from './components/persona-cards.tsx'
import { PersonaStart, PersonaMenu } from './components/new-persona.tsx'
import { personaDrafts } from './data/persona-drafts.ts'

/** `/dashboard/personas`: the intended readers of this workspace's posts. */
export function Component() {
  const { t } = useTranslation(['personas', 'areas', 'ui', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const personas = usePersonas(workspaceId)
  const shown = useShownDocuments(personas.status === 'ready' ? personas.data : [])
  const { boxOf, selectionBar } = useDocumentSelection(shown, personaDrafts)
  const isFull = shown.length >= PERSONAS_MAX
  return (
    <>
      <PageHeader
        title={t('personas:title')}
        description={t('personas:description')}
        actions={
          shown.length > 0 && (
            <>
              <Button
                component={Link}
                to={routes.personaCoverage.href()}
                variant="default"
                leftSection={<IconTable size="1.125rem" aria-hidden />}
              >
                {t('personas:coverage.title')}
              </Button>
              <PersonaMenu isFull={isFull} />
            </>
          )
        }
      />
      <DataState
        read={personas.status === 'ready' ? { ...personas, data: shown } : personas}
        loading={<SkeletonList rows={3} label={t('personas:loading')} />}
        errorTitle={t('personas:error')}
        empty={
          <EmptyState
            drawing="channels"
            title={t('personas:empty.title')}
            text={t('personas:empty.text')}
            action={<PersonaStart />}
          />
        }
      >
        {(data) => <PersonaCards personas={data} boxOf={boxOf} isFull={isFull} />}
      </DataState>
      {selectionBar}
    </>
  )
}
