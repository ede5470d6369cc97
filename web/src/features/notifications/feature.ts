import type { Feature } from '@/config/feature.ts'

/** Feature without a screen: its bell and panel are in the top bar. */
export const notifications: Feature = {
  name: 'notifications',
  surroundings: 'dashboard',
  routes: [],
  budget: 15,
}
