import { ActionIcon, Button, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { useWorkspace } from '@/session/use-workspace.ts'
import { viewerZone, zoneTown } from '@/ui/format-time.ts'
import type { BestHours } from '../best-hours.ts'
import { type CalendarAddress, OWN_ZONE, WORKSPACE_ZONE } from '../calendar-address.ts'
import { CalendarFilters } from './calendar-filters.tsx'
import { CalendarMenu } from './calendar-menu.tsx'
import { ViewSwitch } from './view-switch.tsx'
import classes from './calendar.module.css'

type Props = {
  address: CalendarAddress & { date: string }
  label: string
  channels: readonly Connection[]
  tzid: string
  best: BestHours | null
  isNarrow: boolean
  onChange: (address: CalendarAddress) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
  /** What else is done with what is shown. */
  children?: ReactNode
}

/** Which days are shown, on whose clock, and what of them. */
export function CalendarToolbar(props: Props) {
  const { address, label, channels, tzid, best, isNarrow, onChange, onStep, onToday, children } = props
  const { t } = useTranslation('calendar')
  const { timeZone } = useWorkspace()
  const own = viewerZone()
  const ofChannels = Map.groupBy(
    channels.filter((channel) => channel.timeZone !== null && ![timeZone, own].includes(channel.timeZone)),
    (channel) => channel.timeZone ?? timeZone,
  )
  const isNamed = ![WORKSPACE_ZONE, OWN_ZONE, ...ofChannels.keys()].includes(address.zone)
  const zones = [
    { value: WORKSPACE_ZONE, label: t('calendar:zone.workspace', { zone: zoneTown(timeZone) }) },
    ...(own === timeZone ? [] : [{ value: OWN_ZONE, label: t('calendar:zone.own', { zone: zoneTown(own) }) }]),
    ...[...ofChannels].map(([value, [first]]) => ({
      value,
      label: t('calendar:zone.channel', { zone: zoneTown(value), handle: first?.handle }),
    })),
    ...(isNamed ? [{ value: address.zone, label: zoneTown(tzid) }] : []),
  ]
  return (
    <>
      <div className={classes.bar}>
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
        <div className={classes.steps}>
          {zones.length > 1 && (
            <Select
              aria-label={t('calendar:zone.label')}
              data={zones}
              value={address.zone}
              onChange={(zone) => zone !== null && onChange({ ...address, zone })}
              allowDeselect={false}
              checkIconPosition="right"
              w="13rem"
            />
          )}
          <ViewSwitch view={address.view} onChange={(view) => onChange({ ...address, view })} />
          {children}
          <CalendarMenu address={address} />
        </div>
      </div>
      <CalendarFilters
        filter={address.filter}
        channels={channels}
        isNarrow={isNarrow}
        onChange={(filter) => onChange({ ...address, filter })}
      />
      {best?.status === 'thin' && <p className={classes.hint}>{t('calendar:best.thin', { count: best.count })}</p>}
      {best?.status === 'known' && <p className={classes.hint}>{t('calendar:best.known', { count: best.count })}</p>}
    </>
  )
}
