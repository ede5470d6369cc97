import { useTranslation } from 'react-i18next'
import { routes } from '@/config/routes.ts'
import { SubNav, type SubNavEntry } from '@/ui/sub-nav.tsx'

const ENTRIES: readonly SubNavEntry[] = [
  { to: routes.optimizer.href(), labelKey: 'areas:optimizer.draft' },
  { to: routes.optimizerAnalytics.href(), labelKey: 'areas:optimizer.analytics' },
  { to: routes.optimizerTiming.href(), labelKey: 'areas:optimizer.timing' },
  { to: routes.optimizerWhatWorked.href(), labelKey: 'areas:optimizer.whatWorked' },
]

/** Tabs: improving a draft, and the workspace's own results. */
export function OptimizerTabs() {
  const { t } = useTranslation('areas')
  return <SubNav label={t('areas:optimizer.label')} entries={ENTRIES} />
}
