import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import { byName } from '@/platforms/by-name.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TurnOffDialog, TurnOnDialog } from './components/network-dialogs.tsx'
import { ServiceDialog } from './components/service-dialog.tsx'
import { ServiceRow } from './components/service-row.tsx'
import { type NetworkState, useNetworkStates } from './data/network-states.ts'
import { useSwitches } from './data/switches.ts'
import styles from './service-enablement.module.css'

/** Publishing on each network and each service, on or off: posts that come due while a network is off are held. */
export function Component() {
  return (
    <div className={styles.networks}>
      <Networks />
      <Services />
    </div>
  )
}

function Networks() {
  const { t } = useTranslation('service-enablement')
  const { states, refresh } = useNetworkStates()
  const [asked, setAsked] = useState<NetworkState | null>(null)
  const AskedDialog = asked?.stoppedAt === null ? TurnOffDialog : TurnOnDialog
  return (
    <Panel id="networks" title={t('service-enablement:networks')}>
      <DataState read={states} loading={<SkeletonList rows={4} />} errorTitle={t('service-enablement:error')}>
        {(found) =>
          found
            .toSorted(byName)
            .map((network) => (
              <SwitchRow
                key={network.platform}
                label={platformName(network.platform)}
                {...(network.openedAt === null ? {} : { description: t('service-enablement:suspended') })}
                checked={network.stoppedAt === null}
                onChange={() => setAsked(network)}
              />
            ))
        }
      </DataState>
      {asked && <AskedDialog platform={asked.platform} onClose={() => setAsked(null)} onChanged={refresh} />}
    </Panel>
  )
}

function Services() {
  const { t } = useTranslation('service-enablement')
  const { switches, refresh } = useSwitches()
  const [edited, setEdited] = useState<ShownSwitch | null>(null)
  return (
    <Panel id="services" title={t('service-enablement:services')}>
      <DataState read={switches} loading={<SkeletonList rows={4} />} errorTitle={t('service-enablement:servicesError')}>
        {(found) => (
          <ul className={styles.services}>
            {found.map((service) => (
              <ServiceRow key={service.id} service={service} onEdit={() => setEdited(service)} />
            ))}
          </ul>
        )}
      </DataState>
      {edited && <ServiceDialog service={edited} onClose={() => setEdited(null)} onChanged={refresh} />}
    </Panel>
  )
}
