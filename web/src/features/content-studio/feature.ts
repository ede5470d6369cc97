import { IconPencil, IconPencilPlus } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const contentStudio: Feature = {
  name: 'content-studio',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.contentStudio.pattern,
      titleKey: 'common:nav.contentStudio',
      load: () => import('./content-studio-screen.tsx'),
    },
    {
      pattern: routes.contentStudioPost.pattern,
      titleKey: 'common:nav.post',
      load: () => import('./post-screen.tsx'),
      samples: ['draft', 'scheduled', 'published', 'failed'],
    },
  ],
  navigation: {
    to: routes.contentStudio.href(),
    labelKey: 'common:nav.contentStudio',
    Icon: IconPencil,
    group: 'create',
    letter: 'S',
  },
  actions: [
    {
      id: 'content-studio.new-post',
      right: 'write_drafts',
      group: 'create',
      labelKey: 'common:create.post',
      Icon: IconPencilPlus,
      keys: ['N'],
      run: ({ beginPost }) => beginPost(),
    },
  ],
  screenActions: [
    async () => (await import('./post-actions.ts')).POST_ACTIONS,
    async () => (await import('./dialog-actions.ts')).DIALOG_ACTIONS,
    async () => (await import('./composer-actions.ts')).COMPOSER_ACTIONS,
    async () => (await import('./hashtags-actions.ts')).HASHTAGS_ACTIONS,
    async () => (await import('./fit-actions.ts')).FIT_ACTIONS,
    async () => (await import('./fix-actions.ts')).FIX_ACTIONS,
  ],
  budget: 76,
}
