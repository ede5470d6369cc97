import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const inbox: Feature = {
  name: 'inbox',
  surroundings: 'admin',
  routes: [
    {
      pattern: routes.adminInbox.pattern,
      titleKey: 'inbox:title',
      admin: { tabKey: 'inbox:tab', descriptionKey: 'inbox:description', order: 2 },
      load: () => import('./inbox-screen.tsx'),
    },
  ],
  budget: 60,
}
