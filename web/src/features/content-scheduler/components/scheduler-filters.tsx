import { Select, Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  parseState,
  parseTab,
  SCHEDULER_TABS,
  STATE_FILTERS,
  type SchedulerFilter,
  STATE_FILTER_TEXT,
  TAB_TEXT,
} from '../scheduler-filter.ts'
import classes from './schedule.module.css'

type Props = { filter: SchedulerFilter; onChange: (filter: SchedulerFilter) => void }

/** Selects a tab of the schedule and the state of its publications. */
export function SchedulerFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('scheduler')
  return (
    <div className={classes.filters}>
      <Tabs
        value={filter.tab}
        onChange={(tab) => onChange({ tab: parseTab(tab), state: null })}
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
      <Select
        className={classes.select}
        aria-label={t('scheduler:filter.publication')}
        placeholder={t('scheduler:filter.anyPublication')}
        data={STATE_FILTERS[filter.tab].map((value) => ({ value, label: t(STATE_FILTER_TEXT[value]) }))}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state: parseState(filter.tab, state) })}
        clearable
        checkIconPosition="right"
      />
    </div>
  )
}
