import type { Variant } from '@postwright/core/model/variant'
import { refs } from '@/lib/live/refs.ts'
import { matchesPublication, type PostFilter } from '../matches-publication.ts'
import { type PublicationCursor, readPublications } from './read-publications.ts'
import { schedulerQuery, type SchedulerList } from './scheduler-query.ts'

/** As many publications are looked at before a person is asked whether to go on. */
export const LOOKED_MAX = 250

export type FoundPublications = {
  data: Variant[]
  unreadable: number
  /** How many publications were looked at. */
  looked: number
  /** When the last of them is or was planned for; null when there was none. */
  until: number | null
  /** The last that was looked at; null when that was the last of the list. */
  endCursor: PublicationCursor | null
}

/** From where on is looked, and for how many. */
export type Look = { after: PublicationCursor | null; room: number }

/**
 * The next publications of a list whose posts match. What is asked of posts no index of publications answers: these are read in
 * their order, with their posts, until there are enough, the list ends, or so many were looked at.
 */
export async function findPublications(
  workspaceId: string,
  { list, posts }: { list: SchedulerList; posts: PostFilter },
  { after, room }: Look,
): Promise<FoundPublications> {
  const query = schedulerQuery(refs.variants(workspaceId), list)
  const found: FoundPublications = { data: [], unreadable: 0, looked: 0, until: null, endCursor: after }
  do {
    const { rows, unreadable, endCursor } = await readPublications(workspaceId, query, found.endCursor)
    found.unreadable += unreadable
    found.endCursor = endCursor
    for (const { cursor, variant, post } of rows) {
      found.looked += 1
      found.until = variant.scheduled.instant
      if (post && matchesPublication(variant, post, posts)) found.data.push(variant)
      if (found.data.length < room) continue
      if (cursor.id !== rows.at(-1)?.cursor.id) found.endCursor = cursor
      return found
    }
  } while (found.endCursor !== null && found.looked < LOOKED_MAX)
  return found
}
