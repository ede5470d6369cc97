import { IconTypography } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const fontManagement: Feature = {
  name: 'font-management',
  surroundings: 'admin',
  routes: [
    {
      pattern: routes.adminFonts.pattern,
      titleKey: 'common:notFound.title',
      load: () => import('./font-management-screen.tsx'),
    },
  ],
  navigation: { to: routes.adminFonts.href(), labelKey: 'common:nav.fonts', Icon: IconTypography, group: 'admin' },
  budget: 60,
}
