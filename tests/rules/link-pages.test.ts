import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { emptyLinkPage } from '@postwright/core/model/link-page'
import { paths } from '@postwright/core/paths'
import { expectDenied } from '../support/expect-denied.ts'
import { makeAccounts, makeAdmins } from '../support/factories/admins.ts'
import { makeLinkPage } from '../support/factories/link-page.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-link-pages')
})
afterAll(() => world.close())
beforeEach(() => world.seed([...makeWorkspaces(), ...makeAdmins(), ...makeAccounts()]))

describe('an editor who wants the name of another page', () => {
  const PAGE = paths.linkPage(HERE, 'page')
  const begun = { ...emptyLinkPage('Elm workshop'), schema: 1, rev: 1, createdBy: 'editor' }
  const now = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
  const unpublished = { pageName: '', publishedAt: null, publishedRev: 0 }

  it('begins a page that is not published only', async () => {
    const made = doc(world.as('editor'), paths.linkPage(HERE, 'made'))
    await expectDenied(setDoc(made, { ...begun, ...now, ...unpublished, pageName: 'oak' }))
    await expectDenied(setDoc(made, { ...begun, ...now, ...unpublished, publishedAt: serverTimestamp() }))
    await expectDenied(setDoc(made, { ...begun, ...now, ...unpublished, publishedRev: 1 }))
    await setDoc(made, { ...begun, ...now, ...unpublished })
  })

  it('changes what stands on a page, and never its name or whether it is published', async () => {
    await world.seed([place(PAGE, makeLinkPage({ pageName: 'oak' }))])
    const change = { rev: 2, updatedAt: serverTimestamp() }
    const page = (caller: 'editor' | 'viewer' | 'stranger') => doc(world.as(caller), PAGE)
    await expectDenied(updateDoc(page('editor'), { ...change, pageName: 'elm' }))
    await expectDenied(updateDoc(page('editor'), { ...change, publishedRev: 2 }))
    await expectDenied(updateDoc(page('viewer'), { ...change, title: 'Mine' }))
    await expectDenied(updateDoc(page('stranger'), { ...change, title: 'Mine' }))
    await expectDenied(deleteDoc(page('editor')))
    await updateDoc(page('editor'), { ...change, title: 'Oak workshop' })
  })

  it('neither reads nor writes names and clicks themselves', async () => {
    const name = doc(world.as('editor'), paths.pageName('oak'))
    const clicks = doc(world.as('editor'), `${paths.pageClicks(HERE)}/2026-11-0`)
    for (const each of [name, clicks]) {
      await expectDenied(getDoc(each))
      await expectDenied(setDoc(each, { workspaceId: HERE }))
    }
  })
})
