import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { byName } from '@/platforms/by-name.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { toast } from '@/ui/toast.tsx'
import styles from './service-enablement.module.css'
import { switchNetwork, useNetworkStates, type NetworkState } from './data/network-states.ts'

/** Publishing on each network, on or off for all workspaces: what comes due while it is off is held. */
export function Component() {
  const { t } = useTranslation('service-enablement')
  const errorText = useErrorText()
  const { states, refresh } = useNetworkStates()

  const change = async ({ platform }: NetworkState, isOn: boolean) => {
    try {
      await switchNetwork(platform, isOn)
    } catch (error) {
      toast.error(errorText(error))
    }
    refresh()
  }

  return (
    <div className={styles.networks}>
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
                  onChange={(isOn) => void change(network, isOn)}
                />
              ))
          }
        </DataState>
      </Panel>
    </div>
  )
}
