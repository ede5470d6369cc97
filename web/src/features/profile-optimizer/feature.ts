import { IconUsers } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const profileOptimizer: Feature = {
  name: 'profile-optimizer',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.profileOptimizer.pattern,
      titleKey: 'common:nav.profiles',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./profile-optimizer-screen.tsx'),
    },
    {
      pattern: routes.profile.pattern,
      titleKey: 'common:nav.profiles',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./profiles/profile-screen.tsx'),
      samples: ['profile'],
    },
    {
      pattern: routes.masterBio.pattern,
      titleKey: 'common:nav.masterBio',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./bio/master-bio-screen.tsx'),
    },
    {
      pattern: routes.profileAudit.pattern,
      titleKey: 'common:nav.profileAudit',
      load: () => import('./audit/profile-audit-screen.tsx'),
    },
    {
      pattern: routes.linkPage.pattern,
      titleKey: 'common:nav.linkPage',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./link-page-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.profileOptimizer.href(),
    labelKey: 'common:nav.profiles',
    Icon: IconUsers,
    group: 'publish',
    letter: 'L',
  },
  budget: 68,
}
