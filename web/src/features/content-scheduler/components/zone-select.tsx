import { Select } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { showsOtherTime, viewerZone, zoneTown } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { OWN_ZONE, WORKSPACE_ZONE, zoneOf } from '../calendar-address.ts'
import classes from './calendar.module.css'

type Props = { zone: string; channels: readonly Connection[]; onChange: (zone: string) => void }

/** Shows the time zone of the screen: a label when there is one zone, a select when there are several. */
export function ZoneSelect({ zone, channels, onChange }: Props) {
  const { t } = useTranslation('calendar')
  const { timeZone } = useWorkspace()
  const own = viewerZone()
  const now = useNow(60_000)
  const ofChannels = Map.groupBy(
    channels.filter((channel) => channel.timeZone !== null && ![timeZone, own].includes(channel.timeZone)),
    (channel) => channel.timeZone ?? timeZone,
  )
  const isNamed = ![WORKSPACE_ZONE, OWN_ZONE, ...ofChannels.keys()].includes(zone)
  const zones = [
    { value: WORKSPACE_ZONE, label: t('calendar:zone.workspace', { zone: zoneTown(timeZone) }) },
    ...(own === timeZone ? [] : [{ value: OWN_ZONE, label: t('calendar:zone.own', { zone: zoneTown(own) }) }]),
    ...[...ofChannels].map(([value, [first]]) => ({
      value,
      label: t('calendar:zone.channel', { zone: zoneTown(value), handle: first?.handle }),
    })),
    ...(isNamed ? [{ value: zone, label: zoneTown(zone) }] : []),
  ]
  const shown = zoneOf(zone, timeZone)
  const other = shown === own ? timeZone : own
  if (zones.length < 2) return <p className={classes.zone}>{t('calendar:zone.only', { zone: zoneTown(timeZone) })}</p>
  return (
    <div className={classes.zonePart}>
      {showsOtherTime(now, shown, other) && (
        <p className={classes.zone}>{t('calendar:zone.second', { zone: zoneTown(other) })}</p>
      )}
      <Select
        aria-label={t('calendar:zone.label')}
        data={zones}
        value={zone}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
        allowDeselect={false}
        checkIconPosition="right"
        className={classes.zones}
        size="sm"
        leftSection={<IconClock size="1rem" aria-hidden />}
      />
    </div>
  )
}
