import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const clientRoom: Feature = {
  name: 'client-room',
  surroundings: 'guest',
  routes: [
    {
      pattern: routes.clientRoom.pattern,
      titleKey: 'common:nav.review',
      load: () => import('./client-room-screen.tsx'),
      samples: ['reviewLink'],
    },
  ],
  budget: 45,
}
