import type { Feature } from '@/config/feature.ts'

export const pricingManagement: Feature = {
  name: 'pricing-management',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'pricing-management',
      titleKey: 'pricing-management:title',
      admin: { tabKey: 'pricing-management:tab', descriptionKey: 'pricing-management:description', order: 8 },
      load: () => import('./pricing-management-screen.tsx'),
    },
  ],
  budget: 60,
}
