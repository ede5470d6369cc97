import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { platformName } from '@/platforms/platform-name.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type NetworkImpact, turnNetworkOff, turnNetworkOn, useNetworkImpact } from '../data/network-states.ts'
import styles from '../service-enablement.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { platform: Platform; onClose: () => void; onChanged: () => void }

/** Shows how many posts are held when a network is turned off, and asks for a reason. */
export function TurnOffDialog({ platform, onClose, onChanged }: Props) {
  const { t } = useTranslation('service-enablement')
  async function send(reason: string) {
    await turnNetworkOff(platform, reason)
    onChanged()
    onClose()
  }
  return (
    <ReasonDialog
      title={t('service-enablement:off.title', { network: platformName(platform) })}
      confirm={t('service-enablement:off.confirm')}
      isDangerous
      send={send}
      onClose={onClose}
    >
      <Impact platform={platform}>{(impact) => <Paused impact={impact} />}</Impact>
    </ReasonDialog>
  )
}

/** Shows how many posts are published immediately when a network is turned on again, and how many are too late. */
export function TurnOnDialog({ platform, onClose, onChanged }: Props) {
  const { t } = useTranslation('service-enablement')
  async function confirm() {
    await turnNetworkOn(platform)
    onChanged()
  }
  return (
    <ConfirmDialog
      title={t('service-enablement:on.title', { network: platformName(platform) })}
      confirm={t('service-enablement:on.confirm')}
      isDangerous={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Impact platform={platform}>
        {({ held }) => (
          <div className={styles.impact}>
            <p>{t('service-enablement:on.released', { count: held.released })}</p>
            {held.late > 0 && <p>{t('service-enablement:on.late', { count: held.late })}</p>}
          </div>
        )}
      </Impact>
    </ConfirmDialog>
  )
}

function Impact({ platform, children }: { platform: Platform; children: (impact: NetworkImpact) => React.ReactNode }) {
  const { t } = useTranslation('service-enablement')
  return (
    <DataState
      read={useNetworkImpact(platform)}
      loading={<SkeletonList rows={1} />}
      errorTitle={t('service-enablement:impactError')}
    >
      {children}
    </DataState>
  )
}

function Paused({ impact: { scheduled, workspaces, hasMoreWorkspaces } }: { impact: NetworkImpact }) {
  const { t } = useTranslation('service-enablement')
  const inPlaces = hasMoreWorkspaces
    ? t('service-enablement:off.workspacesAtLeast', { count: workspaces })
    : t('service-enablement:off.workspaces', { count: workspaces })
  return (
    <div className={styles.impact}>
      <p>{t('service-enablement:off.paused', { count: scheduled.all, workspaces: inPlaces })}</p>
      {scheduled.all > 0 && <p>{t('service-enablement:off.soon', { day: scheduled.day, week: scheduled.week })}</p>}
    </div>
  )
}
