import { IconShieldCog } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const admin: Feature = {
  name: 'admin',
  surroundings: 'admin',
  routes: [
    {
      pattern: routes.adminUsers.pattern,
      titleKey: 'common:notFound.title',
      load: () => import('./admin-screen.tsx'),
    },
    {
      pattern: routes.adminInbox.pattern,
      titleKey: 'common:notFound.title',
      load: () => import('./inbox-screen.tsx'),
    },
    {
      pattern: routes.adminIntegrations.pattern,
      titleKey: 'common:notFound.title',
      load: () => import('./integrations-screen.tsx'),
    },
  ],
  navigation: { to: routes.admin.href(), labelKey: 'common:nav.admin', Icon: IconShieldCog, group: 'admin' },
  budget: 60,
}
