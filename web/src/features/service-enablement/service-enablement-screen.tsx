import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { byName } from '@/platforms/by-name.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { Breaker } from './components/breaker.tsx'
import { TurnOffDialog, TurnOnDialog } from './components/network-dialogs.tsx'
import { ServiceGraph } from './components/service-graph.tsx'
import { ServiceRow } from './components/service-row.tsx'
import { type NetworkState, useNetworkStates } from './data/network-states.ts'
import { useSwitches } from './data/switches.ts'
import styles from './service-enablement.module.css'

const ServiceDialog = lazyPart(async () => (await import('./components/service-dialog.tsx')).ServiceDialog)
const WindowDialog = lazyPart(async () => (await import('./components/window-dialog.tsx')).WindowDialog)

/** Lets an admin turn each service, and publishing to each network, on or off. Posts that are due while a network is off are held. */
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
          found.toSorted(byName).map((network) => (
            <Fragment key={network.platform}>
              <SwitchRow
                label={platformName(network.platform)}
                {...(network.openedAt === null ? {} : { description: t('service-enablement:suspended') })}
                checked={network.stoppedAt === null}
                onChange={() => setAsked(network)}
              />
              <Breaker network={network} onChanged={refresh} />
            </Fragment>
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
  const [planned, setPlanned] = useState<ServiceId | null>(null)
  return (
    <Panel id="services" title={t('service-enablement:services')}>
      <DataState read={switches} loading={<SkeletonList rows={4} />} errorTitle={t('service-enablement:servicesError')}>
        {(found) => (
          <>
            <ServiceGraph services={found} />
            <ul className={styles.services}>
              {found.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  onEdit={() => setEdited(service)}
                  onPlan={() => setPlanned(service.id)}
                  onChanged={refresh}
                />
              ))}
            </ul>
          </>
        )}
      </DataState>
      {edited && <ServiceDialog service={edited} onClose={() => setEdited(null)} onChanged={refresh} />}
      {planned && <WindowDialog id={planned} onClose={() => setPlanned(null)} onChanged={refresh} />}
    </Panel>
  )
}
