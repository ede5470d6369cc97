import { personIndex } from '@postwright/core/collections/person-index'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import { PERSON_ENTRY_SCHEMA, type PersonEntry, type PersonIndexState } from '@postwright/core/model/person-entry'
import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { newSubscription } from '../../functions/src/domain/billing/new-subscription.ts'
import { indexMembers, indexPerson, indexOlderPeople } from '../../functions/src/domain/people/person-index.ts'
import { listPeople } from '../../functions/src/domain/people/list-people.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeMember, makeWorkspace } from '../support/factories/world.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
let uid: string
let mark: string

beforeEach(async () => {
  world = await createPublishingWorld('person-index')
  mark = randomBytes(6).toString('hex')
  uid = `person-${mark}`
  await world.refs
    .user(uid)
    .set(makeUser({ id: uid, fullName: `Zoë ${mark}`, username: `p${mark}`, email: `${mark}@mail.example` }))
  await join(`w-${mark}`, `Studio ${mark}`)
})

async function join(workspaceId: string, name: string): Promise<void> {
  await world.refs.workspace(workspaceId).set({ ...makeWorkspace(workspaceId, uid), name })
  await world.refs.member(workspaceId, uid).set(makeMember(workspaceId, uid, 'owner'))
}

const entry = async (): Promise<PersonEntry | null> =>
  (await world.refs.described(personIndex).doc(uid).get()).data() ?? null

const found = async (query: string) =>
  (await listPeople(world.deps, { query, filter: 'all', sort: 'newest' })).people.map((person) => person.uid)

describe('the index of people', () => {
  test('has a person once they are indexed, and an event that comes again changes nothing', async () => {
    await Promise.all([1, 2, 3].map(() => indexPerson(world.deps, uid)))
    const first = await entry()
    expect(first).toMatchObject({ fullName: `Zoë ${mark}`, planId: 'free', workspaces: [{ name: `Studio ${mark}` }] })
    for (const query of [`zoe ${mark}`, mark.slice(2, 9), `${mark}@mail`, `STUDIO ${mark}`]) {
      expect(await found(query)).toContain(uid)
    }
    world.clock.advance(1_000)
    await indexPerson(world.deps, uid)
    expect(await entry()).toEqual(first)
  })

  test('follows a new name, plan and workspace, in whatever order their events come', async () => {
    await indexPerson(world.deps, uid)
    await world.refs.user(uid).update({ fullName: `Renamed ${mark}`, status: 'disabled' })
    await world.refs.workspace(`w-${mark}`).update({ name: `Harbour ${mark}` })
    const plan = { ...newSubscription(world.clock, uid, 'eur'), status: 'active' as const, planId: 'team' }
    await world.refs.described(subscriptions).doc(uid).set(plan)
    // The event of the workspace arrives before that of the account.
    await indexMembers(world.deps, `w-${mark}`)
    await indexPerson(world.deps, uid)
    expect(await entry()).toMatchObject({
      fullName: `Renamed ${mark}`,
      status: 'disabled',
      planId: 'team',
      workspaces: [{ name: `Harbour ${mark}` }],
    })
    expect(await found(`zoe ${mark}`)).toEqual([])
    expect(await found(`studio ${mark}`)).toEqual([])
    expect(await found(`harbour ${mark}`)).toEqual([uid])
  })

  test('loses who has no account any more, and an event that comes after that does not bring them back', async () => {
    await indexPerson(world.deps, uid)
    await world.refs.user(uid).delete()
    await indexPerson(world.deps, uid)
    expect(await entry()).toBeNull()
    await indexMembers(world.deps, `w-${mark}`)
    expect(await entry()).toBeNull()
  })

  test('lists a person whose workspace is gone or cannot be read', async () => {
    await join(`w2-${mark}`, `Second ${mark}`)
    await world.refs.workspace(`w-${mark}`).delete()
    await world.refs.db.doc(`workspaces/w2-${mark}`).update({ name: 5 })
    await indexPerson(world.deps, uid)
    expect(await entry()).toMatchObject({ workspaces: [] })
  })

  test.each([false, true])('is whole after a worker was killed at its write (stored: %s)', async (isStored) => {
    const { transact } = world.deps
    const killed = {
      ...world.deps,
      transact: async <T>(work: Parameters<typeof transact<T>>[0]): Promise<T> => {
        if (isStored) await transact(work)
        throw new Error('killed')
      },
    }
    await indexPerson(killed, uid).catch(() => undefined)
    await indexPerson(world.deps, uid)
    expect(await entry()).toMatchObject({ rev: 1, fullName: `Zoë ${mark}` })
  })
})

describe('accounts from before the index', () => {
  let state: PersonIndexState | null
  let uids: string[]

  beforeEach(() => {
    state = null
    uids = Array.from({ length: 450 }, (_, at) => `older-${mark}-${String(at).padStart(3, '0')}`)
  })

  /** Limits the index to these accounts. The run is killed when it saves page `killAt`; 0 never kills it. */
  function ownDeps(indexed: string[], killAt = 0) {
    let saves = 0
    const { deps } = world
    return {
      ...deps,
      users: {
        ...deps.users,
        listIdsAfter: async (after: string | null, limit: number) =>
          uids.filter((id) => after === null || id > after).slice(0, limit),
        getIn: async (_tx: unknown, id: string) => {
          indexed.push(id)
          return null
        },
      },
      personIndex: {
        ...deps.personIndex,
        getIn: async () => null,
        readState: async () => state,
        saveState: async (saved: PersonIndexState) => {
          saves += 1
          if (saves === killAt) throw new Error('killed')
          state = saved
        },
      },
    }
  }

  test('are indexed page by page, once, and a run after that reads their state alone', async () => {
    const indexed: string[] = []
    await indexOlderPeople(ownDeps(indexed))
    expect(indexed.toSorted()).toEqual(uids)
    expect(state).toMatchObject({ entrySchema: PERSON_ENTRY_SCHEMA, afterUid: uids.at(-1), rev: 4 })
    await indexOlderPeople(ownDeps(indexed))
    expect(indexed).toHaveLength(uids.length)
  })

  test('go on after the last stored page when a run was killed', async () => {
    const [before, after]: [string[], string[]] = [[], []]
    await indexOlderPeople(ownDeps(before, 2)).catch(() => undefined)
    expect(before).toHaveLength(400)
    await indexOlderPeople(ownDeps(after))
    expect(after.toSorted()).toEqual(uids.slice(200))
  })

  test('are indexed anew where entries of another version were made', async () => {
    await indexOlderPeople(ownDeps([]))
    if (state) state = { ...state, entrySchema: PERSON_ENTRY_SCHEMA + 1 }
    const indexed: string[] = []
    await indexOlderPeople(ownDeps(indexed))
    expect(indexed).toHaveLength(uids.length)
  })
})
