import { IconCalendarTime } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const contentScheduler: Feature = {
  name: 'content-scheduler',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.contentScheduler.pattern,
      titleKey: 'common:nav.contentScheduler',
      load: () => import('./content-scheduler-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.contentScheduler.href(),
    labelKey: 'common:nav.contentScheduler',
    Icon: IconCalendarTime,
    group: 'plan',
    letter: 'C',
  },
  screenActions: [
    async () => (await import('./publication-actions.ts')).PUBLICATION_ACTIONS,
    async () => (await import('./view-actions.ts')).VIEW_ACTIONS,
  ],
  budget: 60,
}
