import type { Feature } from '@/config/feature.ts'

export const referrals: Feature = {
  name: 'referrals',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'referrals',
      titleKey: 'referrals:title',
      admin: { tabKey: 'referrals:tab', descriptionKey: 'referrals:description', order: 12 },
      load: () => import('./referrals-screen.tsx'),
    },
  ],
  budget: 60,
}
