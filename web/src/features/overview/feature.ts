import { IconLayoutDashboard } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const overview: Feature = {
  name: 'overview',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.dashboard.pattern,
      titleKey: 'common:nav.overview',
      load: () => import('./overview-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.dashboard.href(),
    labelKey: 'common:nav.overview',
    Icon: IconLayoutDashboard,
    group: 'start',
    exact: true,
    letter: 'O',
  },
  budget: 30,
}
