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
      titleKey: 'common:nav.personaCoverage',
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
    group: 'learn',
    letter: 'A',
  },
  actions: [
    {
      id: 'personas.coverage',
      group: 'go',
      labelKey: 'common:nav.personaCoverage',
      Icon: IconUsers,
      to: () => routes.personaCoverage.href(),
    },
  ],
  screenActions: [async () => (await import('./persona-actions.ts')).PERSONA_ACTIONS],
  budget: 60,
}
