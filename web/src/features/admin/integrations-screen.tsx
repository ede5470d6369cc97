import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { AdminNav } from '@/posts/tabs/admin-nav.tsx'
import { AppKeysDialog } from './components/app-keys-dialog.tsx'
import { NetworkSwitches } from './components/network-switches.tsx'
import { IntegrationRow } from './components/integration-row.tsx'
import { useApps } from './data/use-apps.ts'
import classes from './components/integrations.module.css'

const NEEDING = platformSchema.options.filter((platform) => PLATFORM_CONTRACTS[platform].auth.needsApp)

/** The keys under which networks know this installation: what is stored is never shown again, only its end. */
export function Component() {
  const { t } = useTranslation('admin')
  const { apps, refresh } = useApps()
  const [edited, setEdited] = useState<{ platform: Platform; kind: string } | null>(null)
  const title = t('admin:integrations.title')

  // The route's own title is that of an address which does not exist, for those who may not come here.
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`
  }, [title])

  return (
    <>
      <PageHeader title={title} description={t('admin:integrations.description')} />
      <AdminNav />
      <DataState read={apps} loading={<SkeletonList rows={4} />} errorTitle={t('admin:integrations.error')}>
        {(found) =>
          NEEDING.length === 0 ? (
            <EmptyState title={t('admin:integrations.none')} />
          ) : (
            <ul className={classes.list}>
              {NEEDING.map((platform) => {
                const app = found.find((each) => each.platform === platform) ?? null
                return (
                  <IntegrationRow
                    key={platform}
                    platform={platform}
                    app={app}
                    onEdit={() => setEdited({ platform, kind: app?.kind ?? '' })}
                    onChanged={refresh}
                  />
                )
              })}
            </ul>
          )
        }
      </DataState>
      <div className={classes.below}>
        <NetworkSwitches />
      </div>
      {edited !== null && <AppKeysDialog {...edited} onClose={() => setEdited(null)} onSaved={refresh} />}
    </>
  )
}
