import { useTranslation } from 'react-i18next'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { Balances } from './components/balances.tsx'
import styles from './components/earn.module.css'
import { Funnel } from './components/funnel.tsx'
import { LinkPanel } from './components/link-panel.tsx'
import { ProgramPanel } from './components/program-panel.tsx'
import { RewardList } from './components/reward-list.tsx'
import { useEarn } from './data/earn-data.ts'

/** `/dashboard/earn`: the user's referral link, its visitors and its rewards. */
export function Component() {
  const { t } = useTranslation(['earn', 'ui'])
  const { user } = useSignedIn()
  const read = useEarn(user.id)
  return (
    <>
      <PageHeader title={t('earn:title')} description={t('earn:description')} />
      <DataState
        read={read}
        loading={<SkeletonList rows={4} label={t('earn:loading')} />}
        errorTitle={t('earn:failed')}
      >
        {(earn) => (
          <div className={styles.panels}>
            <LinkPanel uid={user.id} earn={earn} />
            <Funnel referrer={earn.referrer} />
            <ProgramPanel program={earn.program} customers={earn.referrer.customers} />
            <Balances uid={user.id} earn={earn} />
            <RewardList earn={earn} />
          </div>
        )}
      </DataState>
    </>
  )
}
