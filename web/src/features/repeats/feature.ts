import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const repeats: Feature = {
  name: 'repeats',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.repeats.pattern,
      titleKey: 'areas:planner.repeats',
      needs: { right: 'plan_posts', without: 'read_only' },
      load: () => import('./repeats-screen.tsx'),
    },
  ],
  screenActions: [async () => (await import('./series-actions.ts')).SERIES_ACTIONS],
  budget: 60,
}
