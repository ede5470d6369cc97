/** Date on which the comparison was last checked against its sources. */
export const COMPARED_ON = '2026-11-24'

export const COMPARED_PRODUCTS = ['us', 'buffer', 'postiz', 'canva'] as const

type Row = { row: string; strongest: readonly (typeof COMPARED_PRODUCTS)[number][] }

/**
 * Rows of the comparison. Postwright is marked strongest only in rows in which every other product is compared. Sources: the repository and
 * documentation of Postiz (snapshot of August 2026, docs.postiz.com), developers.buffer.com and support.buffer.com, canva.dev and Canva's brand
 * handbook.
 */
export const COMPARED_ROWS = [
  { row: 'networks', strongest: ['postiz'] },
  { row: 'schedule', strongest: ['us'] },
  { row: 'delivery', strongest: [] },
  { row: 'design', strongest: ['canva'] },
  { row: 'checks', strongest: [] },
  { row: 'analytics', strongest: ['buffer'] },
  { row: 'team', strongest: ['buffer'] },
  { row: 'price', strongest: ['us', 'postiz'] },
] as const satisfies readonly Row[]
