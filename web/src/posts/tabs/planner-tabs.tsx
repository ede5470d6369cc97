import { useTranslation } from 'react-i18next'
import { routes } from '@/config/routes.ts'
import { SubNav, type SubNavEntry } from '@/ui/sub-nav.tsx'

const ENTRIES: readonly SubNavEntry[] = [
  { to: routes.contentScheduler.href(), labelKey: 'areas:planner.calendar' },
  { to: routes.queues.href(), labelKey: 'areas:planner.queues' },
  { to: routes.repeats.href(), labelKey: 'areas:planner.repeats' },
  { to: routes.simulator.href(), labelKey: 'areas:planner.simulator' },
]

/** Tabs of the planner: the calendar and related screens. */
export function PlannerTabs() {
  const { t } = useTranslation('areas')
  return <SubNav label={t('areas:planner.label')} entries={ENTRIES} />
}
