import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const invite: Feature = {
  name: 'invite',
  // Calls use the stored session: visitors load no identity provider.
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
