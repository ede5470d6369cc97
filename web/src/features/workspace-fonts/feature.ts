import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const workspaceFonts: Feature = {
  name: 'workspace-fonts',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.workspaceFonts.pattern,
      titleKey: 'common:nav.fonts',
      load: () => import('./workspace-fonts-screen.tsx'),
    },
  ],
  budget: 60,
}
