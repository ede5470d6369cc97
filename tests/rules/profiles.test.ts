import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { emptyProfile } from '@postwright/core/model/profile'
import { paths } from '@postwright/core/paths'
import { expectDenied } from '../support/expect-denied.ts'
import { makeAccounts, makeAdmins } from '../support/factories/admins.ts'
import { makeProfile } from '../support/factories/profile.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-profiles')
})
afterAll(() => world.close())
beforeEach(() => world.seed([...makeWorkspaces(), ...makeAdmins(), ...makeAccounts()]))

describe('a profile', () => {
  const PROFILE = paths.profile(HERE, 'business')
  const change = { rev: 2, updatedAt: serverTimestamp() }
  const profile = (caller: 'editor' | 'viewer' | 'stranger') => doc(world.as(caller), PROFILE)

  it('is begun by editors, with no more scores than it may have', async () => {
    const now = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
    const begun = { ...emptyProfile('linkedin'), schema: 1, rev: 1, createdBy: 'editor', ...now }
    await expectDenied(setDoc(profile('stranger'), { ...begun, createdBy: 'stranger' }))
    await expectDenied(setDoc(profile('viewer'), { ...begun, createdBy: 'viewer' }))
    await expectDenied(setDoc(profile('editor'), { ...begun, scores: Array.from({ length: 41 }, () => ({})) }))
    await setDoc(profile('editor'), begun)
  })

  it('keeps its network, and is read and changed by its workspace only', async () => {
    await world.seed([place(PROFILE, makeProfile('linkedin', { id: 'business' }))])
    await expectDenied(getDoc(profile('stranger')))
    await expectDenied(updateDoc(profile('stranger'), { ...change, bio: 'Mine' }))
    await expectDenied(updateDoc(profile('viewer'), { ...change, bio: 'Mine' }))
    await expectDenied(updateDoc(profile('editor'), { ...change, platform: 'x' }))
    await expectDenied(deleteDoc(profile('editor')))
    await updateDoc(profile('editor'), { ...change, bio: 'Oak tables.' })
  })
})
