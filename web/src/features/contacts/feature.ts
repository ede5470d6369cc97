import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const contacts: Feature = {
  name: 'contacts',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.contacts.pattern,
      titleKey: 'areas:studio.contacts',
      load: () => import('./contacts-screen.tsx'),
    },
  ],
  budget: 60,
}
