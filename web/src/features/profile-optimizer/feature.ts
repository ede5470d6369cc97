import { IconTemplate } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const profileOptimizer: Feature = {
  name: 'profile-optimizer',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.profileOptimizer.pattern,
      titleKey: 'common:nav.linkPage',
      load: () => import('./profile-optimizer-screen.tsx'),
    },
    {
      pattern: routes.linkPage.pattern,
      titleKey: 'common:nav.linkPage',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./link-page-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.linkPage.href(),
    labelKey: 'common:nav.linkPage',
    Icon: IconTemplate,
    group: 'publish',
    letter: 'L',
  },
  budget: 70,
}
