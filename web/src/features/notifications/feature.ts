import type { Feature } from '@/config/feature.ts'

/** Has no screen of its own: its bell and panel are in the top bar. */
export const notifications: Feature = {
  name: 'notifications',
  surroundings: 'dashboard',
  routes: [],
  budget: 15,
}
