/** What stands on a floor imports what is on the floors below, types included, and nothing of its own floor. The top comes first. */
export type Floors = readonly (readonly string[])[]

/** Rules over ports are the ground of the server; what builds everything is at its top. */
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

/** From words and numbers over documents to what is decided about them and what is called. */
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
