import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { useNow } from '@/ui/use-now.ts'
import { groupByDay } from '../group-by-day.ts'
import { DaySection } from './day-section.tsx'
import { useSlotDays } from './open-slots.tsx'
import { useRowCommands } from './use-row-commands.ts'

type Props = { workspaceId: string; tzid: string; variants: readonly Variant[]; channels: readonly Connection[] }

/** The rows of one page, cut into days of the workspace. */
export function ScheduleList({ workspaceId, tzid, variants, channels }: Props) {
  const { t } = useTranslation('scheduler')
  const now = useNow(60_000)
  const slotDays = useSlotDays()
  const commands = useRowCommands(workspaceId)
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const days = groupByDay(variants, tzid)
  const dates = new Set(days.map(({ date }) => date))
  const empty = slotDays.filter((date) => !dates.has(date)).map((date) => ({ date, variants: [] }))
  // Only what is upcoming, the soonest first, has days with slots.
  const shown = empty.length === 0 ? days : [...days, ...empty].toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <div role="group" aria-label={t('scheduler:list')}>
      {shown.map((day) => (
        <DaySection key={day.date} day={day} now={now} tzid={tzid} channels={byId} commands={commands} />
      ))}
    </div>
  )
}
