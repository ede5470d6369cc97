import { IconTypography } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

/** Uploaded fonts: those of a workspace, and those that admins offer to all workspaces. */
export const fontManagement: Feature = {
  name: 'font-management',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.workspaceFonts.pattern,
      titleKey: 'common:nav.fonts',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./workspace-fonts-screen.tsx'),
    },
    {
      pattern: routes.adminFonts.pattern,
      titleKey: 'fonts:product.title',
      surroundings: 'admin',
      admin: {
        tabKey: 'fonts:product.tab',
        descriptionKey: 'fonts:product.description',
        order: 7,
        movedFrom: ['fonts'],
      },
      load: () => import('./font-management-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.admin.href(routes.adminFonts.pattern),
    labelKey: 'common:nav.fonts',
    Icon: IconTypography,
    group: 'admin',
  },
  budget: 64,
}
