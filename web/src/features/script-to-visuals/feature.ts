import { IconPlayerPlay } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const scriptToVisuals: Feature = {
  name: 'script-to-visuals',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.scriptToVisuals.pattern,
      titleKey: 'common:nav.videos',
      load: () => import('./scripts-screen.tsx'),
    },
    {
      pattern: routes.script.pattern,
      titleKey: 'common:nav.video',
      load: () => import('./script-screen.tsx'),
      samples: ['script'],
    },
  ],
  navigation: {
    to: routes.scriptToVisuals.href(),
    labelKey: 'common:nav.videos',
    Icon: IconPlayerPlay,
    group: 'create',
    letter: 'F',
  },
  screenActions: [async () => (await import('./script-actions.ts')).SCRIPT_ACTIONS],
  budget: 200,
}
