import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { PayoutsPanel } from './components/payouts-panel.tsx'
import { ProgramForm } from './components/program-form.tsx'
import { SignalsPanel } from './components/signals-panel.tsx'
import styles from './components/referrals.module.css'
import { useEarnWork } from './earn-work.ts'

/** Referrals with signals, payouts and the terms of the referral program. */
export function Component() {
  const { t } = useTranslation('referrals')
  const read = useEarnWork()
  return (
    <>
      <OfflineNote text={t('referrals:offline')} />
      <DataState
        read={read}
        loading={<SkeletonList rows={4} label={t('referrals:loading')} />}
        errorTitle={t('referrals:failed')}
      >
        {(work) => (
          <div className={styles.panels}>
            <SignalsPanel work={work} />
            <PayoutsPanel work={work} />
            <ProgramForm program={work.program} />
          </div>
        )}
      </DataState>
    </>
  )
}
