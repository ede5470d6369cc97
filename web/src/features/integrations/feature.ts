import type { Feature } from '@/config/feature.ts'

export const integrations: Feature = {
  name: 'integrations',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'integrations',
      titleKey: 'integrations:title',
      admin: { tabKey: 'integrations:tab', descriptionKey: 'integrations:description', order: 3 },
      load: () => import('./integrations-screen.tsx'),
    },
  ],
  budget: 64,
}
