import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const queues: Feature = {
  name: 'queues',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.queues.pattern,
      titleKey: 'areas:planner.queues',
      needs: { right: 'plan_posts', without: 'read_only' },
      load: () => import('./queues-screen.tsx'),
    },
  ],
  screenActions: [async () => (await import('./queue-actions.ts')).QUEUE_ACTIONS],
  budget: 60,
}
