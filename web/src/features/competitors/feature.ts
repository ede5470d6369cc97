import { IconEyeCheck } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const competitors: Feature = {
  name: 'competitors',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.competitors.pattern,
      titleKey: 'common:nav.competitors',
      load: () => import('./competitors-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.competitors.href(),
    labelKey: 'common:nav.competitors',
    Icon: IconEyeCheck,
    group: 'learn',
    letter: 'R',
  },
  budget: 70,
}
