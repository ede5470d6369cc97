import { z } from 'zod'
import { PERSON_QUERY_MAX } from '@postwright/core/text/text-grams'
import { personFilterSchema, personSortSchema } from '@postwright/core/api/people'
import { FREE_PLAN } from '@postwright/core/model/plan'
import type { PeopleWanted } from './data/people.ts'

/** Cursors of the pages visited, kept in the location's history state, so that going back returns to the same page. */
const placeSchema = z.object({ cursors: z.array(z.string()) })

export function readCursors(state: unknown): readonly string[] {
  return placeSchema.safeParse(state).data?.cursors ?? []
}

const fromSchema = z.object({ list: z.object({ search: z.string(), cursors: z.array(z.string()) }) })

/** Returns the place in the list from which a user was opened; the beginning of the list if there is none. */
export function readListPlace(state: unknown): { search: string; cursors: readonly string[] } {
  return fromSchema.safeParse(state).data?.list ?? { search: '', cursors: [] }
}

/** Reads the filter from an address: `q`, `show`, `plan` and `sort`. */
export function readWanted(params: URLSearchParams, after: string | undefined): PeopleWanted {
  const query = (params.get('q') ?? '').slice(0, PERSON_QUERY_MAX)
  const filter = personFilterSchema.safeParse(params.get('show')).data ?? 'all'
  const sort = personSortSchema.safeParse(params.get('sort')).data ?? 'newest'
  return {
    filter,
    sort,
    ...(query !== '' && { query }),
    ...(filter === 'plan' && { planId: params.get('plan') ?? FREE_PLAN }),
    ...(after !== undefined && { after }),
  }
}
