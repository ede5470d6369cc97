import { IconTemplate } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

const page = {
  titleKey: 'common:nav.linkPage',
  needs: { right: 'edit_library', without: 'read_only' },
  load: () => import('./link-page-screen.tsx'),
} as const

/** Its first address opens its only screen. */
export const profileOptimizer: Feature = {
  name: 'profile-optimizer',
  surroundings: 'dashboard',
  routes: [
    { pattern: routes.profileOptimizer.pattern, ...page },
    { pattern: routes.linkPage.pattern, ...page },
  ],
  navigation: {
    to: routes.linkPage.href(),
    labelKey: page.titleKey,
    Icon: IconTemplate,
    group: 'publish',
    letter: 'L',
  },
  budget: 64,
}
