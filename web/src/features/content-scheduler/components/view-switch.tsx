import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CALENDAR_VIEWS, type CalendarView } from '@/posts/times/calendar-days.ts'

type Props = { view: CalendarView; onChange: (view: CalendarView) => void }

/** Month, week, day or list. */
export function ViewSwitch({ view, onChange }: Props) {
  const { t } = useTranslation('calendar')
  return (
    <SegmentedControl
      aria-label={t('calendar:view.label')}
      data={CALENDAR_VIEWS.map((value) => ({ value, label: t(`calendar:view.${value}`) }))}
      value={view}
      onChange={(name) => {
        const chosen = CALENDAR_VIEWS.find((value) => value === name)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
