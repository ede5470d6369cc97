import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { useWorkspace } from '@/session/use-workspace.ts'
import { viewerZone, zoneTown } from '@/ui/format-time.ts'
import { OWN_ZONE, WORKSPACE_ZONE } from '../calendar-address.ts'
import classes from './calendar.module.css'

type Props = { zone: string; channels: readonly Connection[]; onChange: (zone: string) => void }

/** Whose clock is shown; nothing while there is one only. */
export function ZoneSelect({ zone, channels, onChange }: Props) {
  const { t } = useTranslation('calendar')
  const { timeZone } = useWorkspace()
  const own = viewerZone()
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
  if (zones.length < 2) return null
  return (
    <Select
      aria-label={t('calendar:zone.label')}
      data={zones}
      value={zone}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      allowDeselect={false}
      checkIconPosition="right"
      className={classes.zone}
    />
  )
}
