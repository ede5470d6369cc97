import type { Query } from 'firebase/firestore'
import { z } from 'zod'

const fieldSchema = z.object({ segments: z.array(z.string()) }).transform(({ segments }) => segments.join('.'))

/** The client library's internal form of a query. */
const querySchema = z.object({
  path: z.object({ segments: z.array(z.string()) }),
  filters: z.array(z.object({ field: fieldSchema, op: z.string() })),
  explicitOrderBy: z.array(z.object({ field: fieldSchema, dir: z.enum(['asc', 'desc']) })),
})

type Ordered = { field: string; order: 'ASCENDING' | 'DESCENDING' }

/** A composite index: lists searched for an item, fields compared for equality in any order, then sorted fields in order. */
export type NeededIndex = { collectionGroup: string; contained: string[]; equal: string[]; ordered: Ordered[] }

/**
 * Returns the composite index that a query needs in production, or null when automatic indexes are enough. The emulator needs no indexes, so
 * only this check finds a missing one.
 */
export function neededIndex(query: Query<unknown>): NeededIndex | null {
  const { path, filters, explicitOrderBy } = querySchema.parse(Reflect.get(query, '_query'))
  const equal = [...new Set(filters.filter(({ op }) => op === '==' || op === 'in').map(({ field }) => field))]
  const contained = filters.filter(({ op }) => op.startsWith('array-contains')).map(({ field }) => field)
  const compared = filters.map(({ field }) => field).filter((field) => ![...equal, ...contained].includes(field))
  const ordered = explicitOrderBy
    .filter(({ field }) => field !== '__name__' && !equal.includes(field))
    .map(({ field, dir }): Ordered => ({ field, order: dir === 'asc' ? 'ASCENDING' : 'DESCENDING' }))
  for (const field of compared) {
    if (!ordered.some((other) => other.field === field)) ordered.push({ field, order: 'ASCENDING' })
  }
  const byName = equal.filter((field) => field !== '__name__')
  if (ordered.length === 0 || contained.length + byName.length + ordered.length < 2) return null
  return { collectionGroup: path.segments.at(-1) ?? '', contained, equal: byName.toSorted(), ordered }
}
