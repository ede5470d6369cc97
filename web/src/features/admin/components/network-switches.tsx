import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { byName } from '@/platforms/by-name.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { toast } from '@/ui/toast.tsx'
import { switchNetwork, type NetworkState } from '../data/integration-commands.ts'
import { useNetworkStates } from '../data/use-network-states.ts'

/** Publishing on each network, on or off for all workspaces: what comes due while it is off is held. */
export function NetworkSwitches() {
  const { t } = useTranslation('admin')
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
    <Panel id="networks" title={t('admin:networks.title')} description={t('admin:networks.description')}>
      <DataState read={states} loading={<SkeletonList rows={4} />} errorTitle={t('admin:networks.error')}>
        {(found) =>
          found
            .toSorted(byName)
            .map((network) => (
              <SwitchRow
                key={network.platform}
                label={platformName(network.platform)}
                {...(network.openedAt === null ? {} : { description: t('admin:networks.suspended') })}
                checked={network.stoppedAt === null}
                onChange={(isOn) => void change(network, isOn)}
              />
            ))
        }
      </DataState>
    </Panel>
  )
}
