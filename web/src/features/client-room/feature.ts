import type { Feature } from '@/config/feature.ts'

export const clientRoom: Feature = {
  name: 'client-room',
  surroundings: 'guest',
  routes: [
    {
      // The server makes its addresses; nothing here links to one.
      pattern: '/review/:token',
      titleKey: 'common:nav.review',
      load: () => import('./client-room-screen.tsx'),
      samples: ['reviewLink'],
    },
  ],
  budget: 45,
}
