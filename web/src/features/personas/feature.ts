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
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./personas-screen.tsx'),
    },
    {
      pattern: routes.personaCoverage.pattern,
      titleKey: 'common:nav.personaCoverage',
      needs: { right: 'write_drafts', without: 'read_only' },
      load: () => import('./coverage-screen.tsx'),
    },
    {
      pattern: routes.persona.pattern,
      titleKey: 'common:nav.personas',
      needs: { right: 'edit_library', without: 'read_only' },
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
