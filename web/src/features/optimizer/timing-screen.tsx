import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ChannelField } from './components/channel-field.tsx'
import { OptimizerTabs } from './components/optimizer-tabs.tsx'
import { TooFew } from './components/too-few.tsx'
import { useRates } from './data/use-rates.ts'
import { TimingReport } from './timing/timing-report.tsx'
import { useChannelChoice } from './use-channel-choice.ts'

/** `/dashboard/optimizer/timing`: the best hours of the workspace's own posts, the certainty of that result, and hours worth testing. */
export function Component() {
  const { t } = useTranslation(['optimizer', 'areas'])
  const { workspaceId, channels, channel, tzid, choose } = useChannelChoice()
  const read = useRates(workspaceId, channel?.id ?? null, tzid)
  return (
    <>
      <PageHeader
        title={t('optimizer:timing.title')}
        description={t('optimizer:timing.description')}
        actions={<ChannelField {...{ channels, channel }} onChannel={choose} />}
      />
      <OptimizerTabs />
      <DataState
        read={read}
        loading={<SkeletonList rows={6} label={t('optimizer:timing.loading')} />}
        errorTitle={t('optimizer:numbersError')}
      >
        {(rates) => (rates.status === 'thin' ? <TooFew {...rates} /> : <TimingReport rates={rates} tzid={tzid} />)}
      </DataState>
    </>
  )
}
