import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { BestHours } from '../best-hours.ts'
import type { CalendarAddress } from '../calendar-address.ts'
import { CalendarFilters } from './calendar-filters.tsx'
import { CalendarMenu, ViewSwitch } from './calendar-menu.tsx'
import classes from './calendar.module.css'

type Props = {
  address: CalendarAddress & { date: string }
  label: string
  channels: readonly Connection[]
  channelsFailed: boolean
  best: BestHours | null
  onChange: (address: CalendarAddress) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
  /** More actions for the displayed posts. */
  children?: ReactNode
}

/** Shows the displayed days, with buttons for other days, the filters, the view and the menu. The time zone is chosen outside of it. */
export function CalendarToolbar(props: Props) {
  const { address, label, channels, channelsFailed, best, onChange, onStep, onToday, children } = props
  const { t } = useTranslation('calendar')
  return (
    <>
      <div className={classes.bar} data-keeps-clear>
        <div className={classes.steps}>
          <Button variant="default" onClick={onToday}>
            {t('calendar:step.today')}
          </Button>
          <ActionIcon variant="default" size="lg" aria-label={t('calendar:step.before')} onClick={() => onStep(-1)}>
            <IconChevronLeft size="1.125rem" aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size="lg" aria-label={t('calendar:step.next')} onClick={() => onStep(1)}>
            <IconChevronRight size="1.125rem" aria-hidden />
          </ActionIcon>
          <h2 className={classes.range} aria-live="polite">
            {label}
          </h2>
        </div>
        <div className={classes.tools}>
          <CalendarFilters
            filter={address.filter}
            channels={channels}
            channelsFailed={channelsFailed}
            onChange={(filter) => onChange({ ...address, filter })}
          />
          <ViewSwitch view={address.view} onChange={(view) => onChange({ ...address, view })} />
          {children}
          <CalendarMenu address={address} />
        </div>
      </div>
      {best?.status === 'thin' && <p className={classes.hint}>{t('calendar:best.thin', { count: best.count })}</p>}
      {best?.status === 'known' && <p className={classes.hint}>{t('calendar:best.known', { count: best.count })}</p>}
    </>
  )
}
