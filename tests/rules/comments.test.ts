import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { expectDenied } from '../support/expect-denied.ts'
import { HERE, makeWorkspaces } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-comments')
})
afterAll(() => world.close())

describe('a client of a workspace', () => {
  const comment = (id: string) => `${paths.comments(HERE)}/${id}`

  beforeAll(async () => {
    await world.seed([
      ...makeWorkspaces(),
      { path: comment('shown'), data: { visibility: 'client', text: 'Which oak is it?' } },
      { path: comment('hidden'), data: { visibility: 'internal', text: 'They never pay in time.' } },
      { path: comment('broken'), data: { text: 'No visibility' } },
    ])
  })

  it('reads comments that are visible to clients, and no others', async () => {
    const all = collection(world.as('client'), paths.comments(HERE))
    await getDoc(doc(world.as('client'), comment('shown')))
    await expectDenied(getDoc(doc(world.as('client'), comment('hidden'))))
    await expectDenied(getDoc(doc(world.as('client'), comment('broken'))))
    const shown = await getDocs(query(all, where('visibility', '==', 'client'), limit(LIST_LIMIT_MAX)))
    expect(shown.docs.map(({ id }) => id)).toEqual(['shown'])
  })

  it('gets none of the others by any list, nor by counting them', async () => {
    const all = collection(world.as('client'), paths.comments(HERE))
    await expectDenied(getDocs(query(all, limit(1))))
    await expectDenied(getDocs(query(all, where('visibility', '==', 'internal'), limit(1))))
    await expectDenied(getDocs(query(all, where('visibility', 'in', ['client', 'internal']), limit(1))))
    await expectDenied(getDocs(query(all, where('visibility', '!=', 'client'), limit(1))))
    await expectDenied(getDocs(query(all, where('text', '==', 'They never pay in time.'), limit(1))))
    await expectDenied(getCount(query(all, where('visibility', '==', 'internal'), limit(1))))
    await expectDenied(getDocs(query(all, where('visibility', '==', 'client'))))
  })

  it('writes comments by the API only, as everybody else', async () => {
    for (const caller of ['client', 'editor', 'owner'] as const) {
      await expectDenied(setDoc(doc(world.as(caller), comment('mine')), { visibility: 'client', text: 'Mine' }))
      await expectDenied(updateDoc(doc(world.as(caller), comment('hidden')), { visibility: 'client' }))
      await expectDenied(deleteDoc(doc(world.as(caller), comment('shown'))))
    }
  })

  it('is alone in that: others of the team read all of them, and strangers none', async () => {
    const all = (caller: 'viewer' | 'stranger') => collection(world.as(caller), paths.comments(HERE))
    const found = await getDocs(query(all('viewer'), limit(LIST_LIMIT_MAX)))
    expect(found.size).toBe(3)
    await expectDenied(getDocs(query(all('stranger'), where('visibility', '==', 'client'), limit(1))))
  })
})
