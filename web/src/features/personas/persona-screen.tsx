import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useLeftBehind } from '@/documents/outbox/use-left-behind.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { PersonaEditor } from './components/persona-editor.tsx'
import { personaDrafts } from './data/persona-drafts.ts'
import { usePersona } from './data/use-persona.ts'

/** `/dashboard/personas/:personaId`: one persona, edited in place. */
export function Component() {
  const { t } = useTranslation(['personas', 'drafts', 'checks', 'areas', 'ui'])
  const { personaId = '' } = useParams()
  const isAwaited = useIsAwaited(personaDrafts, personaId)
  if (isAwaited) return <SkeletonList rows={4} label={t('personas:one.loading')} />
  return <PersonaById key={personaId} personaId={personaId} />
}

function PersonaById({ personaId }: { personaId: string }) {
  const { t } = useTranslation('personas')
  const { user, workspaceId } = useSignedIn()
  const left = useLeftBehind({ type: personaDrafts, uid: user.id, documentId: personaId })
  const persona = usePersona(workspaceId, personaId)
  return (
    <DataState
      level={1}
      read={left === null && persona.status === 'ready' ? { status: 'loading' } : persona}
      loading={<SkeletonList rows={4} label={t('personas:one.loading')} />}
      errorTitle={t('personas:one.error')}
      missing={<MissingPersona />}
    >
      {(data) => <PersonaEditor persona={data} left={left ?? []} />}
    </DataState>
  )
}

function MissingPersona() {
  const { t } = useTranslation('personas')
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={t('personas:one.missing')}
      text={t('personas:one.missingText')}
      action={
        <Button component={Link} to={routes.personas.href()} variant="default">
          {t('personas:title')}
        </Button>
      }
    />
  )
}
