import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { emptyCampaign } from '@postwright/core/model/campaign'
import { paths } from '@postwright/core/paths'
import { expectDenied } from '../support/expect-denied.ts'
import { makeAccounts, makeAdmins } from '../support/factories/admins.ts'
import { makeCampaign } from '../support/factories/campaign.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-campaigns')
})
afterAll(() => world.close())
beforeEach(() => world.seed([...makeWorkspaces(), ...makeAdmins(), ...makeAccounts()]))

describe('an editor who wants the spelling of another campaign', () => {
  const CAMPAIGN = paths.campaign(HERE, 'spring')
  const begun = { ...emptyCampaign('Autumn repairs'), schema: 1, rev: 1, createdBy: 'editor' }
  const now = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }

  it('begins a campaign without one only', async () => {
    const made = doc(world.as('editor'), paths.campaign(HERE, 'made'))
    await expectDenied(setDoc(made, { ...begun, ...now, utmCampaign: 'spring' }))
    await setDoc(made, { ...begun, ...now, utmCampaign: '' })
  })

  it('changes the brief, and never the spelling', async () => {
    await world.seed([place(CAMPAIGN, makeCampaign({ utmCampaign: 'spring' }))])
    const change = { rev: 2, updatedAt: serverTimestamp() }
    const campaign = (caller: 'editor' | 'viewer' | 'stranger') => doc(world.as(caller), CAMPAIGN)
    await expectDenied(updateDoc(campaign('editor'), { ...change, utmCampaign: 'autumn' }))
    await expectDenied(updateDoc(campaign('viewer'), { ...change, message: 'Mine' }))
    await expectDenied(updateDoc(campaign('stranger'), { ...change, message: 'Mine' }))
    await expectDenied(deleteDoc(campaign('editor')))
    await updateDoc(campaign('editor'), { ...change, message: 'Repair first' })
  })
})
