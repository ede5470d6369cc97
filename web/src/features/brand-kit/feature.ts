import { IconPalette } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const brandKit: Feature = {
  name: 'brand-kit',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.brandKits.pattern,
      titleKey: 'common:nav.brandKit',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./brand-kits-screen.tsx'),
    },
    {
      pattern: routes.brandReport.pattern,
      titleKey: 'common:nav.brandReport',
      load: () => import('./report/report-screen.tsx'),
    },
    {
      pattern: routes.brandKit.pattern,
      titleKey: 'common:nav.brandKit',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./brand-kit-screen.tsx'),
      samples: ['brandKit'],
    },
  ],
  navigation: {
    to: routes.brandKits.href(),
    labelKey: 'common:nav.brandKit',
    Icon: IconPalette,
    group: 'set-up',
    letter: 'B',
  },
  screenActions: [async () => (await import('./kit-actions.ts')).KIT_ACTIONS],
  budget: 62,
}
