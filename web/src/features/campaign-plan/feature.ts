import { IconTargetArrow } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const campaignPlan: Feature = {
  name: 'campaign-plan',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.campaignPlan.pattern,
      titleKey: 'common:nav.campaignPlan',
      needs: { right: 'write_drafts', without: 'closed' },
      load: () => import('./campaign-plan-screen.tsx'),
    },
  ],
  actions: [
    {
      id: 'campaign-plan.open',
      right: 'write_drafts',
      group: 'go',
      labelKey: 'common:nav.campaignPlan',
      Icon: IconTargetArrow,
      to: () => routes.campaignPlan.href(),
    },
  ],
  budget: 60,
}
