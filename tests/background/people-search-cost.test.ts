import { PEOPLE_PAGE_MAX, type PersonFilter } from '@postwright/core/api/people'
import { personIndex } from '@postwright/core/collections/person-index'
import { PERSON_ENTRY_SCHEMA } from '@postwright/core/model/person-entry'
import { describePerson } from '@postwright/core/people/person-entry'
import { beforeAll, expect, test } from 'vitest'
import { listPeople } from '../../functions/src/domain/people/list-people.ts'
import { countFirestore, type Effort } from '../support/count-firestore.ts'
import { IS_DEEP } from '../support/deep.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

/** Number of people. The emulator has no indexes and scans every document, so more people take minutes. */
const PEOPLE = IS_DEEP ? 4_000 : 200
/** Most reads besides the people shown: one entry to know whether more follow, and the counts of a long query's parts. */
const BESIDE = 10

const FIRST = ['Anna', 'Bénédicte', 'Chidi', 'Dana', 'Erik', 'Fatima', 'Grzegorz', 'Hana']
const LAST = ['Smith', 'Smithson', 'Okafor', 'Núñez', 'Wójcik', 'Lovelace', 'Tanaka', 'Berg', 'Rosenberg']

let world: PublishingWorld
let effort: () => Effort

beforeAll(async () => {
  world = await createPublishingWorld('people-search-cost')
  const writer = world.refs.db.bulkWriter()
  const entries = world.refs.described(personIndex)
  for (let at = 0; at < PEOPLE; at += 1) {
    const [first = '', last = ''] = [FIRST[at % FIRST.length], LAST[(at * 7) % LAST.length]]
    const uid = `p${String(at).padStart(6, '0')}`
    const user = makeUser({
      id: uid,
      fullName: `${first} ${last}`,
      username: `user${at}`,
      email: `user${at}@${at % 2 === 0 ? 'example.com' : 'mail.example'}`,
      createdAt: world.clock.now() - at * 60_000,
      role: at % 50 === 0 ? 'admin' : 'user',
    })
    const facts = describePerson({ user, workspaces: [{ id: `w${at}`, name: `Studio ${at}` }], subscription: null })
    void writer.create(entries.doc(uid), { ...makeBase(uid), schema: PERSON_ENTRY_SCHEMA, ...facts })
    if (at % 2_000 === 1_999) await writer.flush()
  }
  await writer.close()
  effort = countFirestore(world.refs.db).effort
}, 1_200_000)

/** People found, and the documents read for them, without the last session of each. */
async function search(query: string | undefined, filter: PersonFilter = 'all', sort: 'newest' | 'name' = 'newest') {
  const before = effort().reads
  const wanted = { filter, sort, ...(query !== undefined && { query }) }
  const { people } = await listPeople(world.deps, wanted)
  return { people, reads: effort().reads - before - people.length }
}

test.each([
  [undefined, 'all', 'newest'],
  [undefined, 'all', 'name'],
  [undefined, 'admins', 'newest'],
  [undefined, 'new', 'name'],
  ['an', 'all', 'newest'],
  ['smith', 'all', 'name'],
  ['user123@mail', 'all', 'newest'],
  ['user199@mail.example', 'all', 'newest'],
  ['smith', 'admins', 'newest'],
  ['nobody at all', 'all', 'newest'],
] as const)('a search for %s among %s by %s reads what it shows and little more', async (query, filter, sort) => {
  const { people, reads } = await search(query, filter, sort)
  expect(reads).toBeLessThanOrEqual(people.length + BESIDE)
})

test.each(['anna smith', 'smith anna', 'BENEDICTE NUNEZ', 'user77 studio'])(
  'the words of %s are found in any order, and no more people are read than have the rarest part',
  async (query) => {
    const { people, reads } = await search(query)
    expect(people.length).toBeGreaterThan(0)
    expect(reads).toBeLessThanOrEqual(Math.min(300, PEOPLE / 4) + BESIDE)
  },
)

test('pages follow each other without a gap or a repeat, in either order', async () => {
  for (const sort of ['newest', 'name'] as const) {
    const uids: string[] = []
    let after: string | undefined
    do {
      const page = await listPeople(world.deps, { query: 'studio 1', filter: 'all', sort, ...(after && { after }) })
      expect(page.people.length).toBeLessThanOrEqual(PEOPLE_PAGE_MAX)
      uids.push(...page.people.map(({ uid }) => uid))
      after = page.after ?? undefined
    } while (after !== undefined && uids.length < 200)
    expect(new Set(uids).size).toBe(uids.length)
    if (!IS_DEEP) expect(uids).toHaveLength(119)
  }
})

test('a part that very many people share ends a call early, and the next one goes on', async () => {
  let after: string | undefined
  let [calls, found] = [0, 0]
  do {
    const before = effort().reads
    const page = await listPeople(world.deps, {
      query: 'smith berg tanaka',
      filter: 'all',
      sort: 'newest',
      ...(after && { after }),
    })
    expect(effort().reads - before).toBeLessThan(400)
    found += page.people.length
    after = page.after ?? undefined
    calls += 1
  } while (after !== undefined && calls < 5)
  expect(found).toBe(0)
})
