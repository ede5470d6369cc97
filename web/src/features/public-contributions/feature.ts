import type { Feature } from '@/config/feature.ts'

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
  screenActions: [async () => (await import('./review-actions.ts')).REVIEW_ACTIONS],
  budget: 220,
}
