import { IconUsers } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const personas: Feature = {
  name: 'personas',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.personas.pattern,
      titleKey: 'common:nav.personas',
      load: () => import('./personas-screen.tsx'),
    },
    {
      pattern: routes.personaCoverage.pattern,
      titleKey: 'personas:coverage.title',
      load: () => import('./coverage-screen.tsx'),
    },
    {
      pattern: routes.persona.pattern,
      titleKey: 'common:nav.personas',
      load: () => import('./persona-screen.tsx'),
      samples: ['persona'],
    },
  ],
  navigation: {
    to: routes.personas.href(),
    labelKey: 'common:nav.personas',
    Icon: IconUsers,
    group: 'create',
    letter: 'A',
  },
  screenActions: [async () => (await import('./persona-actions.ts')).PERSONA_ACTIONS],
  budget: 60,
}
