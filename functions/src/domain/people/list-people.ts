import {
  type listPeople as contract,
  NEW_PERSON_DAYS,
  PEOPLE_PAGE_MAX,
  type PersonSort,
} from '@postwright/core/api/people'
import type { OutputOf } from '@postwright/core/endpoint'
import { FREE_PLAN } from '@postwright/core/model/plan'
import { textsOf } from '@postwright/core/people/person-entry'
import { foldText, hasWords, needsComparing, queryGrams } from '@postwright/core/text/text-grams'
import type { z } from 'zod'
import { readTextCursor, readTimeCursor, writeCursor } from '../list-cursor.ts'
import type { Deps } from '../ports/deps.ts'
import type { ListedPerson, PersonPlace } from '../ports/people.ts'

type Wanted = z.output<typeof contract.input>
type ListDeps = Pick<Deps, 'personIndex' | 'sessions' | 'clock'>
type IndexQuery = Omit<Parameters<Deps['personIndex']['list']>[0], 'after' | 'limit'>

const DAY = 24 * 60 * 60 * 1000
/** Maximum number of people with the rarest part of a long query that one call compares; the next page continues after them. */
const COMPARED_MAX = 300
/** Maximum count per part: among more frequent parts, it does not matter which one is rarer. */
const COUNTED_MAX = 1_000

/**
 * Returns a page of people. It reads one entry more than it shows, and the last session of each person shown; for several words, or a word longer
 * than the index stores, also the people who share the rarest part. Such a page may be shorter and still have a next page.
 */
export async function listPeople(deps: ListDeps, wanted: Wanted): Promise<OutputOf<typeof contract>> {
  const query = foldText(wanted.query ?? '')
  const grams = queryGrams(query)
  if (query !== '' && grams.length === 0) return { people: [], after: null }
  const sort: PersonSort = wanted.filter === 'new' ? 'newest' : wanted.sort
  const since = wanted.filter === 'new' ? deps.clock.now() - NEW_PERSON_DAYS * DAY : null
  const asked = { filter: filterOf(wanted), gram: await chooseGram(deps, grams), sort, since }
  const isFound = (person: ListedPerson) => !needsComparing(query) || hasWords(textsOf(person), query)
  const { people, last } = await collect(deps, { asked, after: readPlace(wanted.after, sort), isFound })
  const lastActive = await Promise.all(people.map(({ uid }) => deps.sessions.lastUsedAt(uid)))
  return {
    people: people.map((person, at) => ({ ...person, lastActiveAt: lastActive[at] ?? null })),
    after: last && writePlace(last, sort),
  }
}

type Search = { asked: IndexQuery; after: PersonPlace | null; isFound: (person: ListedPerson) => boolean }

/** Collects people up to a full page; `last` is the person after whom the next page starts, null if there is no next page. */
async function collect(
  { personIndex }: ListDeps,
  { asked, after, isFound }: Search,
): Promise<{ people: ListedPerson[]; last: ListedPerson | null }> {
  const people: ListedPerson[] = []
  let place = after
  for (let compared = 0; compared < COMPARED_MAX; compared += PEOPLE_PAGE_MAX) {
    const read = await personIndex.list({ ...asked, after: place, limit: PEOPLE_PAGE_MAX + 1 })
    const page = read.slice(0, PEOPLE_PAGE_MAX)
    for (const [at, person] of page.entries()) {
      if (isFound(person)) people.push(person)
      const hasMore = at + 1 < read.length
      if (people.length === PEOPLE_PAGE_MAX) return { people, last: hasMore ? person : null }
    }
    const last = page.at(-1)
    if (!last || read.length <= PEOPLE_PAGE_MAX) return { people, last: null }
    if (compared + PEOPLE_PAGE_MAX >= COMPARED_MAX) return { people, last }
    place = placeOf(last, asked.sort)
  }
  return { people, last: null }
}

/** Returns the part of the query that the fewest people have, by counts up to `COUNTED_MAX`; null for an empty query. */
async function chooseGram({ personIndex }: ListDeps, grams: readonly string[]): Promise<string | null> {
  const [first = null, ...others] = grams
  if (others.length === 0) return first
  const counted = await Promise.all(
    grams.map(async (gram) => ({ gram, count: await personIndex.countGram(gram, COUNTED_MAX) })),
  )
  return counted.reduce((rarest, each) => (each.count < rarest.count ? each : rarest)).gram
}

function filterOf({ filter, planId }: Wanted): IndexQuery['filter'] {
  switch (filter) {
    case 'admins':
      return { field: 'role', value: 'admin' }
    case 'disabled':
      return { field: 'status', value: 'disabled' }
    case 'leaving':
      return { field: 'isLeaving', value: true }
    case 'plan':
      return { field: 'planId', value: planId ?? FREE_PLAN }
    case 'all':
    case 'new':
      return null
  }
}

function placeOf({ id, registeredAt, sortName }: ListedPerson, sort: PersonSort): PersonPlace {
  return { id, value: sort === 'newest' ? registeredAt : sortName }
}

function writePlace(person: ListedPerson, sort: PersonSort): string {
  const { id, value } = placeOf(person, sort)
  return writeCursor({ ids: [id], value })
}

/** @throws `validation_failed` for a cursor of another order */
function readPlace(text: string | undefined, sort: PersonSort): PersonPlace | null {
  if (text === undefined) return null
  const { ids, value } = sort === 'newest' ? readTimeCursor(text, 1) : readTextCursor(text, 1)
  return { id: ids[0] ?? '', value }
}
