import type { Feature } from '@/config/feature.ts'

export const adminHome: Feature = {
  name: 'admin-home',
  surroundings: 'admin',
  routes: [
    {
      pattern: '',
      titleKey: 'admin-home:title',
      admin: { tabKey: 'admin-home:tab', descriptionKey: 'admin-home:description', order: 0 },
      load: () => import('./admin-home-screen.tsx'),
    },
  ],
  budget: 60,
}
