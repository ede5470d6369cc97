import type { Feature } from '@/config/feature.ts'

export const userManagement: Feature = {
  name: 'user-management',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'user-management',
      titleKey: 'user-management:title',
      admin: { tabKey: 'user-management:tab', descriptionKey: 'user-management:description', order: 1 },
      load: () => import('./user-management-screen.tsx'),
    },
    {
      pattern: 'user-management/:uid',
      titleKey: 'user-management:person.title',
      isBelowTab: true,
      load: () => import('./person-screen.tsx'),
      samples: ['person'],
    },
  ],
  budget: 60,
}
