/** When the comparison was last held against its sources. */
export const COMPARED_ON = '2026-11-24'

export const COMPARED_PRODUCTS = ['us', 'buffer', 'postiz', 'canva'] as const

type Row = { row: string; strongest: readonly (typeof COMPARED_PRODUCTS)[number][] }

/**
 * What is compared, and who we think is strongest at it: never we where one of the others is not compared. Sources: the
 * repository and documentation of Postiz (snapshot of August 2026, docs.postiz.com), developers.buffer.com and
 * support.buffer.com, canva.dev and Canva's brand handbook.
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
