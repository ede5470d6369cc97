import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const auth: Feature = {
  name: 'auth',
  surroundings: 'signed_out',
  routes: [
    { pattern: routes.login.pattern, titleKey: 'common:nav.login', load: () => import('./login-screen.tsx') },
    { pattern: routes.register.pattern, titleKey: 'common:nav.register', load: () => import('./register-screen.tsx') },
    {
      pattern: routes.forgotPassword.pattern,
      titleKey: 'common:nav.forgotPassword',
      load: () => import('./forgot-password-screen.tsx'),
    },
    {
      pattern: routes.resetPassword.pattern,
      titleKey: 'common:nav.resetPassword',
      load: () => import('./reset-password-screen.tsx'),
      // Available to anyone, because the email may be opened while the user is signed in elsewhere.
      surroundings: 'anyone',
    },
  ],
  budget: 50,
}
