import { IconTargetArrow } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const campaigns: Feature = {
  name: 'campaigns',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.campaigns.pattern,
      titleKey: 'common:nav.campaigns',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./campaigns-screen.tsx'),
    },
    {
      pattern: routes.campaignComparison.pattern,
      titleKey: 'common:nav.campaignComparison',
      load: () => import('./compare-screen.tsx'),
    },
    {
      pattern: routes.campaign.pattern,
      titleKey: 'common:nav.campaigns',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./campaign-screen.tsx'),
      samples: ['campaign'],
    },
  ],
  navigation: {
    to: routes.campaigns.href(),
    labelKey: 'common:nav.campaigns',
    Icon: IconTargetArrow,
    group: 'plan',
    letter: 'N',
  },
  actions: [
    {
      id: 'campaigns.compare',
      group: 'go',
      labelKey: 'common:nav.campaignComparison',
      Icon: IconTargetArrow,
      to: () => routes.campaignComparison.href(),
    },
  ],
  screenActions: [async () => (await import('./campaign-actions.ts')).CAMPAIGN_ACTIONS],
  budget: 64,
}
