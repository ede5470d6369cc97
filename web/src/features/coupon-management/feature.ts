import type { Feature } from '@/config/feature.ts'

export const couponManagement: Feature = {
  name: 'coupon-management',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'coupon-management',
      titleKey: 'coupon-management:title',
      admin: { tabKey: 'coupon-management:tab', descriptionKey: 'coupon-management:description', order: 10 },
      load: () => import('./coupon-management-screen.tsx'),
    },
  ],
  budget: 60,
}
