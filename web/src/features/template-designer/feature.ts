import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const templateDesigner: Feature = {
  name: 'template-designer',
  surroundings: 'admin',
  routes: [
    {
      pattern: routes.adminTemplates.pattern,
      titleKey: 'template-designer:title',
      admin: { tabKey: 'template-designer:tab', descriptionKey: 'template-designer:description', order: 5 },
      load: () => import('./template-designer-screen.tsx'),
    },
  ],
  budget: 220,
}
