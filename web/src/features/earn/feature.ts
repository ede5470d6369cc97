import { IconGift } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const earn: Feature = {
  name: 'earn',
  surroundings: 'dashboard',
  routes: [{ pattern: routes.earn.pattern, titleKey: 'common:nav.earn', load: () => import('./earn-screen.tsx') }],
  navigation: { to: routes.earn.href(), labelKey: 'common:nav.earn', Icon: IconGift, group: 'set-up', letter: 'E' },
  budget: 45,
}
