import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { moveEnd } from '@postwright/core/analytics/periods'
import type { Connection } from '@postwright/core/model/connection'
import { useSignedIn } from '@/session/use-session.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { ChannelField } from '../components/channel-field.tsx'
import { type Analytics, useCampaignNames } from './analytics-data.ts'
import { type AnalyticsView, RANGES } from './use-analytics-view.ts'
import styles from './analytics.module.css'

type Props = {
  view: AnalyticsView
  today: string
  channels: readonly Connection[]
  report: Analytics | null
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

const ALL = 'all'
const NO_FILTER = { label: null, campaign: null }

/** Lets the user choose the days, posts, channel and comparison of the metrics. */
export function ViewBar({ view, today, channels, report, onChange }: Props) {
  const { t } = useTranslation('analytics')
  const channel = channels.find(({ id }) => id === view.connectionId) ?? null
  return (
    <div className={styles.bar} role="group" aria-label={t('analytics:view.label')}>
      <SelectField
        label={t('analytics:view.range')}
        value={view.range === null ? 'custom' : String(view.range)}
        options={[
          ...RANGES.map((days) => ({ value: String(days), label: t('analytics:view.lastDays', { count: days }) })),
          { value: 'custom', label: t('analytics:view.custom') },
        ]}
        onChange={(value) =>
          onChange(value === 'custom' ? { days: null, ...view.period } : { days: value, from: null, to: null })
        }
      />
      {view.range === null && <DayFields view={view} today={today} onChange={onChange} />}
      <SelectField
        label={t('analytics:view.compare')}
        value={view.comparison ?? 'none'}
        options={[
          { value: 'before', label: t('analytics:view.before') },
          { value: 'year', label: t('analytics:view.year') },
          { value: 'none', label: t('analytics:view.none') },
        ]}
        onChange={(value) => onChange({ compare: value === 'before' ? null : value })}
      />
      <ChannelField channels={channels} channel={channel} onChannel={(id) => onChange({ channel: id })} />
      <PostsField view={view} report={report} onChange={onChange} />
    </div>
  )
}

function DayFields({ view: { period }, today, onChange }: Pick<Props, 'view' | 'today' | 'onChange'>) {
  const { t } = useTranslation('analytics')
  // An incomplete date is empty.
  const move = (end: 'from' | 'to', day: string) => day !== '' && onChange(moveEnd(period, end, day))
  return (
    <>
      <TextInput
        type="date"
        label={t('analytics:view.from')}
        max={period.to}
        value={period.from}
        onChange={(event) => move('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('analytics:view.to')}
        min={period.from}
        max={today}
        value={period.to}
        onChange={(event) => move('to', event.currentTarget.value)}
      />
    </>
  )
}

/** Labels and campaigns that had posts in the period; the chosen one is always included. */
function PostsField({ view: { filter }, report, onChange }: Pick<Props, 'view' | 'report' | 'onChange'>) {
  const { t } = useTranslation('analytics')
  const { workspaceId } = useSignedIn()
  const named = (by: 'label' | 'campaign', names: readonly { name: string }[] = []) => [
    ...new Set([...names.map(({ name }) => name), ...(filter?.by === by ? [filter.name] : [])]),
  ]
  const labels = named('label', report?.current.labels)
  const campaigns = named('campaign', report?.current.campaigns)
  const names = useCampaignNames(workspaceId, campaigns)
  return (
    <SelectField
      label={t('analytics:view.posts')}
      value={filter ? `${filter.by}:${filter.name}` : ALL}
      options={[
        { value: ALL, label: t('analytics:view.allPosts') },
        ...labels.map((name) => ({ value: `label:${name}`, label: t('analytics:view.ofLabel', { name }) })),
        ...campaigns.map((id) => ({
          value: `campaign:${id}`,
          label: t('analytics:view.ofCampaign', { name: names.get(id) ?? t('analytics:deletedCampaign') }),
        })),
      ]}
      onChange={(value) => {
        const [by = '', name = ''] = value.split(/:(.*)/s)
        onChange(value === ALL ? NO_FILTER : { ...NO_FILTER, [by]: name })
      }}
    />
  )
}
