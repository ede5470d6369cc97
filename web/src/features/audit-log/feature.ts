import type { Feature } from '@/config/feature.ts'

export const auditLog: Feature = {
  name: 'audit-log',
  surroundings: 'admin',
  routes: [
    {
      pattern: 'audit-log',
      titleKey: 'audit-log:title',
      admin: { tabKey: 'audit-log:tab', descriptionKey: 'audit-log:description', order: 16 },
      load: () => import('./audit-log-screen.tsx'),
    },
  ],
  budget: 60,
}
