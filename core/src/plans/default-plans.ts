import type { PlanTerms } from '../model/plan.ts'

/** The plans a new installation begins with, by document id. */
export const DEFAULT_PLANS = {
  free: {
    name: 'Free',
    tagline: 'For one person and a few channels.',
    currency: 'EUR',
    pricePerMonth: 0,
    pricePerYear: 0,
    limits: { connections: 3, postsPerMonth: 60, members: 1, storageMb: 500 },
    isPopular: false,
    isVisible: true,
    sort: 1,
  },
  studio: {
    name: 'Studio',
    tagline: 'For people who publish for a living.',
    currency: 'EUR',
    pricePerMonth: 1200,
    pricePerYear: 12_000,
    limits: { connections: 15, postsPerMonth: null, members: 3, storageMb: 10_000 },
    isPopular: true,
    isVisible: true,
    sort: 2,
  },
  team: {
    name: 'Team',
    tagline: 'For teams that publish for several brands.',
    currency: 'EUR',
    pricePerMonth: 3900,
    pricePerYear: 39_000,
    limits: { connections: null, postsPerMonth: null, members: 15, storageMb: 50_000 },
    isPopular: false,
    isVisible: true,
    sort: 3,
  },
} as const satisfies Record<string, PlanTerms>
