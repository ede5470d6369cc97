import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

/** The page behind an unsubscribe link, for people without a session. */
export const emailSettings: Feature = {
  name: 'email-settings',
  surroundings: 'guest',
  routes: [
    {
      pattern: routes.emailSettings.pattern,
      titleKey: 'common:nav.emailSettings',
      load: () => import('./email-settings-screen.tsx'),
    },
  ],
  budget: 30,
}
