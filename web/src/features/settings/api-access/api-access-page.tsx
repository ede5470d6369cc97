import { useSignedIn } from '@/session/use-session.ts'
import { KeysSection } from './keys-section.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MCP_PATH } from '@postwright/core/api/public/public-endpoint'
import type { ListedAssistant } from '@postwright/core/model/assistant'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { Section } from '../components/section.tsx'
import { useApiAccessCommands, useAssistants } from './api-access-data.ts'
import { LastUse } from './last-use.tsx'
import { useScopeText } from './scope-choice.tsx'
import rows from '@/ui/described-rows.module.css'

/** `/dashboard/settings/api`: keys and assistants that act on behalf of users in this workspace. */
export function Component() {
  const { workspaceId } = useSignedIn()
  return (
    <>
      <KeysSection key={`keys ${workspaceId}`} workspaceId={workspaceId} />
      <AssistantsSection key={`assistants ${workspaceId}`} workspaceId={workspaceId} />
    </>
  )
}

const EndDialog = lazyWhenIdle(async () => (await import('@/session/confirm-dialog.tsx')).ConfirmDialog)

/** Lists the assistants that members have connected, and the address for connecting one. */
function AssistantsSection({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation('api-access')
  const scopeText = useScopeText()
  const read = useAssistants(workspaceId)
  const { disconnect } = useApiAccessCommands(workspaceId)
  const [ending, setEnding] = useState<ListedAssistant | null>(null)
  return (
    <Section id="assistants" title={t('api-access:assistants.title')} text={t('api-access:assistants.text')}>
      <CopyField label={t('api-access:assistants.address')} value={`${window.location.origin}${MCP_PATH}`} />
      <DataState
        read={read}
        loading={<SkeletonList rows={2} label={t('api-access:assistants.loading')} />}
        errorTitle={t('api-access:assistants.failed')}
        empty={
          <EmptyState title={t('api-access:assistants.empty.title')} text={t('api-access:assistants.empty.text')} />
        }
      >
        {(assistants) => (
          <ul className={rows.card} aria-label={t('api-access:assistants.title')}>
            {assistants.map((assistant) => {
              const { id, name, connectedBy, scopes, actsAlone, lastUsedAt } = assistant
              return (
                <li key={id} className={rows.row}>
                  <div className={rows.words}>
                    <p className={rows.name}>
                      {name}
                      <StateBadge tone="neutral">
                        {t(actsAlone ? 'api-access:alone.on' : 'api-access:alone.off')}
                      </StateBadge>
                    </p>
                    {connectedBy !== '' && (
                      <p className={rows.facts}>{t('api-access:assistants.for', { name: connectedBy })}</p>
                    )}
                    <p className={rows.facts}>{scopes.map(scopeText).join(' · ')}</p>
                    <p className={rows.facts}>
                      <LastUse at={lastUsedAt} />
                    </p>
                  </div>
                  <Button
                    size="compact-md"
                    variant="default"
                    aria-label={t('api-access:assistants.disconnectOne', { name })}
                    onClick={() => setEnding(assistant)}
                  >
                    {t('api-access:assistants.disconnect')}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </DataState>
      <EndDialog
        props={
          ending && {
            title: t('api-access:assistants.disconnectTitle', { name: ending.name }),
            children: <p>{t('api-access:assistants.disconnectText')}</p>,
            confirm: t('api-access:assistants.disconnect'),
            onConfirm: async () => {
              await disconnect(ending.id)
              toast.success(t('api-access:assistants.disconnected'))
            },
            onClose: () => setEnding(null),
          }
        }
      />
    </Section>
  )
}
