import type { Feature } from '@/config/feature.ts'
import { routes } from '@/config/routes.ts'

export const simulator: Feature = {
  name: 'simulator',
  surroundings: 'dashboard',
  routes: [
    {
      pattern: routes.simulator.pattern,
      titleKey: 'areas:planner.simulator',
      load: () => import('./simulator-screen.tsx'),
    },
  ],
  budget: 40,
}
