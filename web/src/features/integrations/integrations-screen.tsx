import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import records from '@/ui/record-list.module.css'
import { OfflineNote } from '@/ui/offline-note.tsx'
import classes from './components/integrations.module.css'
import { ContractList } from './components/contract-list.tsx'
import { IntegrationRow } from './components/integration-row.tsx'
import { SharedModels } from './components/shared-models.tsx'
import { type ShownApp, useApps } from './data/platform-apps.ts'

const AppKeysDialog = lazyPart(async () => (await import('./components/app-keys-dialog.tsx')).AppKeysDialog)

const NEEDING = platformSchema.options.filter((platform) => PLATFORM_CONTRACTS[platform].auth.needsApp)

/** The keys that identify this installation to the networks: stored keys are never shown again, only their expiry. */
export function Component() {
  const { t } = useTranslation('integrations')
  const { apps, refresh } = useApps()
  const [edited, setEdited] = useState<{ platform: Platform; app: ShownApp | null } | null>(null)

  return (
    <div className={classes.page}>
      <OfflineNote text={t('integrations:offline')} />
      <DataState read={apps} loading={<SkeletonList rows={4} />} errorTitle={t('integrations:error')}>
        {(found) =>
          NEEDING.length === 0 ? (
            <EmptyState title={t('integrations:none')} />
          ) : (
            <ul className={records.list} aria-label={t('integrations:keys')}>
              {NEEDING.map((platform) => {
                const app = found.find((each) => each.platform === platform) ?? null
                return (
                  <IntegrationRow
                    key={platform}
                    platform={platform}
                    app={app}
                    onEdit={() => setEdited({ platform, app })}
                    onChanged={refresh}
                  />
                )
              })}
            </ul>
          )
        }
      </DataState>
      <SharedModels />
      <ContractList />
      {edited !== null && <AppKeysDialog {...edited} onClose={() => setEdited(null)} onSaved={refresh} />}
    </div>
  )
}
