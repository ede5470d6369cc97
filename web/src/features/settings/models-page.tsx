import { useTranslation } from 'react-i18next'
import { useModelSettings } from '@/llm/data/use-model-settings.ts'
import { useRight } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ModelFacts } from './components/model-facts.tsx'
import { ModelSection } from './components/model-section.tsx'
import { Section } from './components/section.tsx'
import { UsageSection } from './components/usage-section.tsx'

/** `/dashboard/settings/models`: the workspace's model and its usage. */
export function Component() {
  const { t } = useTranslation(['models', 'settings'])
  const { workspaceId } = useSignedIn()
  const isManager = useRight('manage_workspace')
  const read = useModelSettings(workspaceId)
  const settings = read.status === 'ready' ? read.data : null
  return (
    <>
      <Section id="model" title={t('models:settings.title')} text={t('models:settings.text')}>
        <DataState
          read={read.status === 'missing' ? { status: 'ready', data: null } : read}
          loading={<SkeletonList rows={3} label={t('models:loading')} />}
          errorTitle={t('models:unreadable')}
        >
          {(stored) =>
            isManager ? (
              <ModelSection key={workspaceId} workspaceId={workspaceId} settings={stored} />
            ) : (
              <ModelFacts settings={stored} />
            )
          }
        </DataState>
      </Section>
      <UsageSection
        workspaceId={workspaceId}
        monthlyTokens={settings?.monthlyTokens ?? null}
        price={settings?.price ?? null}
      />
    </>
  )
}
