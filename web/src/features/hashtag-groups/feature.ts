import { IconHash } from '@tabler/icons-react'
import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const hashtagGroups: Feature = {
  name: 'hashtag-groups',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.hashtagGroups.pattern,
      titleKey: 'common:nav.hashtagGroups',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./hashtag-groups-screen.tsx'),
    },
    {
      pattern: routes.hashtagGroup.pattern,
      titleKey: 'common:nav.hashtagGroups',
      needs: { right: 'edit_library', without: 'read_only' },
      load: () => import('./hashtag-group-screen.tsx'),
      samples: ['hashtagGroup'],
    },
  ],
  actions: [
    {
      id: 'hashtag-groups.list',
      group: 'go',
      labelKey: 'common:nav.hashtagGroups',
      Icon: IconHash,
      to: () => routes.hashtagGroups.href(),
    },
  ],
  screenActions: [async () => (await import('./group-actions.ts')).GROUP_ACTIONS],
  budget: 60,
}
