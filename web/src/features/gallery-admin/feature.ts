import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

/** What admins do for the gallery: they design templates, and review what people offer. */
export const galleryAdmin: Feature = {
  name: 'gallery-admin',
  surroundings: 'admin',
  routes: [
    {
      pattern: routes.adminTemplates.pattern,
      titleKey: 'common:notFound.title',
      load: () => import('./templates-screen.tsx'),
    },
    {
      pattern: routes.adminContributions.pattern,
      titleKey: 'common:notFound.title',
      load: () => import('./review-screen.tsx'),
    },
  ],
  budget: 220,
}
