import type { Feature } from '@/config/feature.ts'

export const serviceEnablement: Feature = {
  name: 'service-enablement',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'service-enablement',
      titleKey: 'service-enablement:title',
      admin: { tabKey: 'service-enablement:tab', descriptionKey: 'service-enablement:description', order: 4 },
      load: () => import('./service-enablement-screen.tsx'),
    },
  ],
  budget: 60,
}
