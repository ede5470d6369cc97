import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const sandboxFeed: Feature = {
  name: 'sandbox-feed',
  surroundings: 'workspace',
  routes: [
    {
      pattern: routes.sandboxFeed.pattern,
      titleKey: 'common:nav.sandbox',
      needs: { right: 'manage_channels', without: 'read_only' },
      load: () => import('./sandbox-feed-screen.tsx'),
      samples: ['channel'],
    },
  ],
  budget: 60,
}
