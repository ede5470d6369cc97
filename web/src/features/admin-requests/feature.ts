import type { Feature } from '@/config/feature.ts'

export const adminRequests: Feature = {
  name: 'admin-requests',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'admin-requests',
      titleKey: 'admin-requests:title',
      admin: { tabKey: 'admin-requests:tab', descriptionKey: 'admin-requests:description', order: 15 },
      load: () => import('./admin-requests-screen.tsx'),
    },
  ],
  budget: 60,
}
