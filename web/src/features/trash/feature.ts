import { IconTrash } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const trash: Feature = {
  name: 'trash',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.trash.pattern,
      titleKey: 'common:nav.trash',
      needs: { right: 'write_drafts', without: 'read_only' },
      load: () => import('./trash-screen.tsx'),
    },
  ],
  actions: [
    {
      id: 'trash.open',
      group: 'go',
      labelKey: 'common:nav.trash',
      Icon: IconTrash,
      to: () => routes.trash.href(),
    },
  ],
  budget: 60,
}
