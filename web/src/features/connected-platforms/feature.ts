import { IconPlugConnected } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const connectedPlatforms: Feature = {
  name: 'connected-platforms',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.connectedPlatforms.pattern,
      titleKey: 'common:nav.connectedPlatforms',
      needs: { right: 'manage_channels', without: 'read_only' },
      load: () => import('./connected-platforms-screen.tsx'),
    },
    {
      pattern: routes.connectedPlatformsCallback.pattern,
      titleKey: 'connections:callback.title',
      needs: { right: 'manage_channels', without: 'closed' },
      load: () => import('./callback-screen.tsx'),
    },
  ],
  navigation: {
    to: routes.connectedPlatforms.href(),
    labelKey: 'common:nav.connectedPlatforms',
    Icon: IconPlugConnected,
    group: 'publish',
    letter: 'P',
  },
  actions: [
    {
      id: 'connected-platforms.connect',
      right: 'manage_channels',
      group: 'create',
      labelKey: 'common:create.channel',
      Icon: IconPlugConnected,
      to: () => routes.connectedPlatforms.href(),
    },
  ],
  budget: 45,
}
