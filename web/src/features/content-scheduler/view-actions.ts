import { IconCalendarTime, IconChevronLeft, type TablerIcon } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import type { CalendarView } from '@/posts/times/calendar-days.ts'

/** Context of the actions for the open calendar. */
export type ViewContext = { onView: (view: CalendarView) => void; onToday: () => void }

const VIEWS: readonly { view: CalendarView; key: string; labelKey: string; Icon: TablerIcon }[] = [
  { view: 'month', key: 'M', labelKey: 'calendar:action.month', Icon: IconCalendarTime },
  { view: 'week', key: 'W', labelKey: 'calendar:action.week', Icon: IconCalendarTime },
  { view: 'day', key: 'D', labelKey: 'calendar:action.day', Icon: IconCalendarTime },
  { view: 'list', key: 'L', labelKey: 'calendar:action.list', Icon: IconCalendarTime },
]

export const VIEW_ACTIONS: readonly Action<ViewContext>[] = [
  ...VIEWS.map(({ view, key, labelKey, Icon }): Action<ViewContext> => ({
    id: `calendar.${view}`,
    labelKey,
    Icon,
    keys: [key],
    run: ({ onView }) => onView(view),
  })),
  {
    id: 'calendar.today',
    labelKey: 'calendar:action.today',
    Icon: IconChevronLeft,
    keys: ['T'],
    run: ({ onToday }) => onToday(),
  },
]
