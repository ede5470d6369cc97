/** Folders by floor, top floor first. A folder may import from lower floors only, including types, and not from its own floor. */
export type Floors = readonly (readonly string[])[]

/** Floors of the server: the domain, which depends only on ports, is at the bottom; the composition of everything is at the top. */
const FUNCTIONS: Floors = [
  ['index.ts'],
  ['compose'],
  ['api', 'background'],
  ['jobs'],
  ['http'],
  ['platforms'],
  ['images'],
  ['blobs', 'crypto', 'faults', 'files', 'identity', 'mail', 'payments', 'sandbox', 'store', 'tasks'],
  ['domain'],
]

/** Floors of `core`: texts and numbers at the bottom, then documents, then decisions about them, and the API at the top. */
const CORE: Floors = [
  ['api', 'collections', 'llm'],
  ['link-page', 'radar'],
  [
    'brand-kit',
    'campaign-plan',
    'campaigns',
    'fit',
    'learning',
    'people',
    'personas',
    'profiles',
    'script',
    'simulate',
  ],
  [
    'analytics',
    'announcements',
    'approvals',
    'audit',
    'checks',
    'comments',
    'csv',
    'gallery',
    'jobs',
    'money',
    'notifications',
    'posts',
    'slo',
    'slots',
    'sound',
    'switches',
    'usage',
  ],
  ['model'],
  ['captions', 'publishing'],
  ['platforms', 'scene'],
  ['endpoint.ts', 'media', 'passwords', 'text', 'time'],
  ['brand.ts', 'error-codes.ts', 'fonts', 'ids.ts', 'limits.ts', 'own-value.ts', 'paths.ts', 'places', 'rights'],
]

export const FLOORS = { core: CORE, functions: FUNCTIONS } as const
