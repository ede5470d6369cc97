import { IconTableImport } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const contentImport: Feature = {
  name: 'content-import',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.contentImport.pattern,
      titleKey: 'common:nav.contentImport',
      needs: { right: 'plan_posts', without: 'closed' },
      load: () => import('./content-import-screen.tsx'),
    },
  ],
  actions: [
    {
      id: 'content-import.open',
      right: 'plan_posts',
      group: 'go',
      labelKey: 'common:nav.contentImport',
      Icon: IconTableImport,
      to: () => routes.contentImport.href(),
    },
  ],
  budget: 60,
}
