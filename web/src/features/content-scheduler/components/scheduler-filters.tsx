import { Button, Select, Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { LiveList } from '@/lib/live/use-live.ts'
import { parseState, parseTab, SCHEDULER_TABS, STATE_FILTERS, type SchedulerFilter } from '../scheduler-filter.ts'
import { STATE_FILTER_TEXT, TAB_TEXT } from '../filter-text.ts'
import classes from './schedule.module.css'

type Props = {
  filter: SchedulerFilter
  channels: LiveList<Connection>
  onChange: (filter: SchedulerFilter) => void
}

/** Which part of the schedule, and what of it. */
export function SchedulerFilters({ filter, channels, onChange }: Props) {
  const { t } = useTranslation('scheduler')
  const isFiltered = filter.state !== null || filter.connectionId !== null
  const choices = channels.status === 'ready' ? channels.data : []
  return (
    <div className={classes.filters}>
      <Tabs
        value={filter.tab}
        onChange={(tab) => onChange({ ...filter, tab: parseTab(tab), state: null })}
        className={classes.tabs}
      >
        <Tabs.List aria-label={t('scheduler:tab.label')}>
          {SCHEDULER_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab} aria-controls="schedule">
              {t(TAB_TEXT[tab])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={classes.selects}>
        <Select
          aria-label={t('scheduler:filter.channel')}
          placeholder={t('scheduler:filter.allChannels')}
          data={choices.map(({ id, handle }) => ({ value: id, label: handle }))}
          value={filter.connectionId}
          onChange={(connectionId) => onChange({ ...filter, connectionId })}
          disabled={channels.status !== 'ready'}
          error={channels.status === 'error' ? t('scheduler:filter.channelsError') : undefined}
          clearable
          checkIconPosition="right"
        />
        <Select
          aria-label={t('scheduler:filter.state')}
          placeholder={t('scheduler:filter.allStates')}
          data={STATE_FILTERS[filter.tab].map((value) => ({ value, label: t(STATE_FILTER_TEXT[value]) }))}
          value={filter.state}
          onChange={(state) => onChange({ ...filter, state: parseState(filter.tab, state) })}
          clearable
          checkIconPosition="right"
        />
        {isFiltered && (
          <Button variant="subtle" onClick={() => onChange({ tab: filter.tab, state: null, connectionId: null })}>
            {t('scheduler:filter.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
