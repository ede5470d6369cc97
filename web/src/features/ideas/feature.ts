import { IconBulb } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const ideas: Feature = {
  name: 'ideas',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.ideas.pattern,
      titleKey: 'common:nav.ideas',
      needs: { right: 'write_drafts', without: 'read_only' },
      load: () => import('./ideas-screen.tsx'),
    },
  ],
  actions: [
    {
      id: 'ideas.capture',
      right: 'write_drafts',
      group: 'create',
      labelKey: 'common:create.idea',
      Icon: IconBulb,
      keys: ['N', 'I'],
      run: ({ show }) => show(() => import('./capture-dialog.tsx')),
    },
    { id: 'ideas.open', group: 'go', labelKey: 'common:nav.ideas', Icon: IconBulb, to: () => routes.ideas.href() },
  ],
  budget: 64,
}
