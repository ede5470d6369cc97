import { IconTemplate } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const studioLibrary: Feature = {
  name: 'studio-library',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.library.pattern,
      titleKey: 'common:nav.library',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./library-screen.tsx'),
    },
  ],
  actions: [
    {
      id: 'studio-library.open',
      group: 'go',
      labelKey: 'common:nav.library',
      Icon: IconTemplate,
      to: () => routes.library.href('templates'),
    },
  ],
  screenActions: [async () => (await import('./library-actions.ts')).LIBRARY_ACTIONS],
  budget: 64,
}
