import { useTranslation } from 'react-i18next'
import { DataState } from '@/ui/data-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ChannelField } from './components/channel-field.tsx'
import { OptimizerTabs } from './components/optimizer-tabs.tsx'
import { TooFew } from './components/too-few.tsx'
import { useLearned } from './data/use-learned.ts'
import { useChannelChoice } from './use-channel-choice.ts'
import { WhatWorkedReport } from './what-worked/what-worked-report.tsx'

/** `/dashboard/optimizer/what-worked`: the features of the workspace's own posts associated with higher engagement, and the certainty of that result. */
export function Component() {
  const { t } = useTranslation(['optimizer', 'areas'])
  const { workspaceId, channels, channel, zoneOf, isWaiting, choose } = useChannelChoice()
  const read = useLearned(workspaceId, { connectionId: channel?.id ?? null, zoneOf, isWanted: !isWaiting })
  return (
    <>
      <PageHeader
        title={t('optimizer:worked.title')}
        description={t('optimizer:worked.description')}
        actions={<ChannelField {...{ channels, channel }} onChannel={choose} />}
      />
      <OptimizerTabs />
      <DataState
        read={read}
        loading={<SkeletonList rows={6} label={t('optimizer:worked.loading')} />}
        errorTitle={t('optimizer:numbersError')}
      >
        {(learned) => (learned.status === 'thin' ? <TooFew {...learned} /> : <WhatWorkedReport learned={learned} />)}
      </DataState>
    </>
  )
}
