import { IconChecks } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const approvals: Feature = {
  name: 'approvals',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.approvals.pattern,
      titleKey: 'common:nav.approvals',
      load: () => import('./approvals-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.approvals.href(),
    labelKey: 'common:nav.approvals',
    Icon: IconChecks,
    group: 'plan',
    letter: 'V',
  },
  screenActions: [async () => (await import('./request-actions.ts')).REQUEST_ACTIONS],
  budget: 60,
}
