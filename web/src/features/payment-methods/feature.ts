import type { Feature } from '@/config/feature.ts'

export const paymentMethods: Feature = {
  name: 'payment-methods',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'payment-methods',
      titleKey: 'payment-methods:title',
      admin: { tabKey: 'payment-methods:tab', descriptionKey: 'payment-methods:description', order: 9 },
      load: () => import('./payment-methods-screen.tsx'),
    },
  ],
  budget: 60,
}
