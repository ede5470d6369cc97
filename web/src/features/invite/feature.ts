import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const invite: Feature = {
  name: 'invite',
  // A session that is kept is asked by calls: visitors load no identity provider.
  surroundings: 'guest',
  routes: [
    {
      pattern: routes.invite.pattern,
      titleKey: 'common:nav.invite',
      load: () => import('./invite-screen.tsx'),
      samples: ['invite'],
    },
  ],
  budget: 30,
}
