import type { Feature } from '@/config/feature.ts'
import { REVIEW_ACTIONS } from './review-actions.ts'

export const publicContributions: Feature = {
  name: 'public-contributions',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'public-contributions',
      titleKey: 'public-contributions:title',
      admin: { tabKey: 'public-contributions:tab', descriptionKey: 'public-contributions:description', order: 6 },
      load: () => import('./public-contributions-screen.tsx'),
    },
  ],
  screenActions: [REVIEW_ACTIONS],
  budget: 220,
}
