import { IconGauge } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const optimizer: Feature = {
  name: 'optimizer',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.optimizer.pattern,
      titleKey: 'common:nav.optimizer',
      needs: { right: 'write_drafts', without: 'closed' },
      load: () => import('./optimizer-screen.tsx'),
    },
    {
      pattern: routes.optimizerAnalytics.pattern,
      titleKey: 'areas:optimizer.analytics',
      load: () => import('./analytics-screen.tsx'),
    },
    {
      pattern: routes.optimizerTiming.pattern,
      titleKey: 'areas:optimizer.timing',
      load: () => import('./timing-screen.tsx'),
    },
    {
      pattern: routes.optimizerWhatWorked.pattern,
      titleKey: 'areas:optimizer.whatWorked',
      load: () => import('./what-worked-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.optimizer.href(),
    labelKey: 'common:nav.optimizer',
    Icon: IconGauge,
    group: 'learn',
    letter: 'M',
    right: 'write_drafts',
  },
  budget: 91,
}
