import { useTranslation } from 'react-i18next'
import { useSettings } from '@/preferences/settings.ts'
import { formatWeekdayName, formatZoned, viewerZone } from '@/ui/format-time.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { useNow } from '@/ui/use-now.ts'
import { weekStart } from '@/ui/weekdays.ts'
import { Section } from './section.tsx'

/** A Sunday, from which the days of its week are counted. */
const SUNDAY = Date.UTC(2026, 10, 22, 12)
const DAY = 86_400_000

/** Edits the format of dates and times on every screen, with the current time as an example. */
export function DatesSection() {
  const { t } = useTranslation('settings')
  const { weekStart: firstDay, clock, dateOrder, set } = useSettings()
  const now = useNow(10_000)
  const dayName = (weekday: number) => formatWeekdayName(SUNDAY + (weekday % 7) * DAY, 'UTC')
  const auto = { value: 'auto', label: t('settings:dates.auto') } as const
  return (
    <Section id="dates" title={t('settings:dates.title')} text={t('settings:dates.text')}>
      <SelectField
        label={t('settings:dates.clock')}
        options={[
          auto,
          { value: '12', label: t('settings:dates.clock12') },
          { value: '24', label: t('settings:dates.clock24') },
        ]}
        value={clock}
        onChange={(value) => set('clock', value)}
      />
      <SelectField
        label={t('settings:dates.order')}
        hint={t('settings:dates.example', { time: formatZoned(now, viewerZone(), now) })}
        options={[
          auto,
          { value: 'day_first', label: t('settings:dates.dayFirst') },
          { value: 'month_first', label: t('settings:dates.monthFirst') },
        ]}
        value={dateOrder}
        onChange={(value) => set('dateOrder', value)}
      />
      <SelectField
        label={t('settings:dates.weekStart')}
        hint={t('settings:dates.weekStartText', { day: dayName(weekStart()) })}
        options={[
          auto,
          { value: 'monday', label: dayName(1) },
          { value: 'saturday', label: dayName(6) },
          { value: 'sunday', label: dayName(7) },
        ]}
        value={firstDay}
        onChange={(value) => set('weekStart', value)}
      />
    </Section>
  )
}
