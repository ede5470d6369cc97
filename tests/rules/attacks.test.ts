import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { expectDenied } from '../support/expect-denied.ts'
import { makeAccounts, makeAdmins } from '../support/factories/admins.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makePost } from '../support/factories/post.ts'
import { ELSEWHERE, HERE, makeMember, makeWorkspace, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, readRules, type RulesWorld } from '../support/rules.ts'
import { listCases } from './cases/list-cases.ts'
import { draftChange, newPostFields, nextRevision } from './cases/post-writes.ts'
import { tryCase } from './cases/rule-case.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-attacks')
})
afterAll(() => world.close())

const POST = paths.post(HERE, 'post1')
const THEIRS = paths.mediaItem(ELSEWHERE, 'picture1')

beforeEach(async () => {
  await world.seed([
    ...makeWorkspaces(),
    ...makeAdmins(),
    ...makeAccounts(),
    place(POST, makePost()),
    place(paths.connection(HERE, 'channel1'), makeConnection()),
    place(THEIRS, makeMedia({ workspaceId: ELSEWHERE })),
  ])
})

describe('a person who wants more rights', () => {
  it('cannot become an admin in the own account', async () => {
    await expectDenied(updateDoc(doc(world.as('editor'), paths.user('editor')), { role: 'admin' }))
    await expectDenied(setDoc(doc(world.as('stranger'), paths.user('stranger')), { role: 'admin', status: 'active' }))
  })

  it('cannot raise the own role, nor join a workspace', async () => {
    await expectDenied(updateDoc(doc(world.as('viewer'), paths.member(HERE, 'viewer')), { role: 'owner' }))
    await expectDenied(setDoc(doc(world.as('stranger'), paths.member(HERE, 'stranger')), { role: 'owner' }))
  })

  it('cannot take a workspace over by claiming to own it', async () => {
    const claim = { ownerUid: 'stranger', createdBy: 'stranger', name: 'Mine', timeZone: 'UTC' }
    await expectDenied(setDoc(doc(world.as('stranger'), paths.workspace(HERE)), claim))
    await expectDenied(setDoc(doc(world.as('stranger'), paths.workspace('new')), claim))
  })

  it('gets nothing from a token but the half of the admin right and the time of its sign-in; other claims and addresses count for nothing', async () => {
    const claims = [...(await readRules()).matchAll(/auth\.token\.?(?:get\(')?(\w*)/g)].map(([, name]) => name)
    expect(new Set(claims)).toEqual(new Set(['auth_time', 'sign_in', 'admin']))
  })
})

describe('a person who writes past the product', () => {
  it('cannot put controls into texts that others read, but tabs and line breaks', async () => {
    const post = (id: string) => doc(world.as('editor'), paths.post(HERE, id))
    for (const text of ['bell \u0007', 'escape \u001b[31m', 'next line \u0085', 'not a character \uffff']) {
      await expectDenied(setDoc(post('spoilt'), { ...newPostFields('editor'), text }))
    }
    await setDoc(post('whole'), { ...newPostFields('editor'), text: 'One\n\ttwo\r\nthree' })
  })
})

describe('a person in a deck', () => {
  const path = `${paths.deckPresences(HERE)}/tab1`
  const told = { deckId: 'deck1', name: '', slideId: 'slide1', layerIds: [], hasCursor: false, cursorX: 0, cursorY: 0 }

  it('cannot say where another person is, nor remove what that one said', async () => {
    const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
    await setDoc(doc(world.as('editor'), path), { ...told, schema: 1, rev: 1, createdBy: 'editor', ...times })
    const moved = { slideId: 'slide2', rev: 2, updatedAt: serverTimestamp() }
    await expectDenied(updateDoc(doc(world.as('owner'), path), moved))
    await expectDenied(deleteDoc(doc(world.as('owner'), path)))
    await updateDoc(doc(world.as('editor'), path), moved)
  })
})

describe('an archived workspace', () => {
  it('is read by its members and changed by nobody, its owner included, until it is taken back', async () => {
    const archive = (archivedAt: number | null) =>
      world.seed([place(paths.workspace(HERE), { ...makeWorkspace(HERE, 'owner'), archivedAt })])
    await archive(1)
    for (const role of ['owner', 'editor'] as const) {
      await getDoc(doc(world.as(role), POST))
      await expectDenied(updateDoc(doc(world.as(role), POST), draftChange(2, { text: 'Changed' }, role)))
      await expectDenied(setDoc(doc(world.as(role), paths.post(HERE, `by-${role}`)), newPostFields(role)))
    }
    await archive(null)
    await updateDoc(doc(world.as('editor'), POST), draftChange(2, { text: 'Changed' }))
  })
})

describe('a person who was or is not quite a member', () => {
  it('is kept out by the end of the own sign-in, not by that of another in the same second', async () => {
    const post = doc(world.as('signedOut'), POST)
    const member = { ...makeMember(HERE, 'signedOut', 'editor') }
    const endedAre = (authTimesEnded: number[]) =>
      world.seed([place(paths.member(HERE, 'signedOut'), { ...member, authTimesEnded })])
    await endedAre([2000.5])
    await expectDenied(getDoc(post))
    await endedAre([2000, 2000.25])
    await getDoc(post)
  })

  it('is let in once the second factor was shown at the own sign-in', async () => {
    const member = { ...makeMember(HERE, 'unproven', 'editor'), requiresSecondFactor: true }
    await expectDenied(getDoc(doc(world.as('unproven'), POST)))
    await world.seed([place(paths.member(HERE, 'unproven'), { ...member, authTimesProven: [1000, 2000] })])
    await getDoc(doc(world.as('unproven'), POST))
  })

  it('loses access with the membership, though the token is the same', async () => {
    const post = doc(world.as('viewer'), POST)
    await getDoc(post)
    await world.remove(paths.member(HERE, 'viewer'))
    await expectDenied(getDoc(post))
  })

  it('has none with a role that does not exist or without one', async () => {
    const post = doc(world.as('stranger'), POST)
    for (const data of [{ role: 'superuser' }, { role: null }, {}]) {
      await world.seed([{ path: paths.member(HERE, 'stranger'), data }])
      await expectDenied(getDoc(post))
    }
    await world.remove(paths.member(HERE, 'stranger'))
  })

  it('does not learn whether a document exists', async () => {
    await expectDenied(getDoc(doc(world.as('stranger'), paths.post(HERE, 'nothing-here'))))
  })
})

describe('a list', () => {
  it.each(listCases())('by an owner who $name: $expected', async (attempt) => {
    expect(await tryCase(world, attempt)).toBe(attempt.expected)
  })

  it('is counted under the same limit', async () => {
    const posts = collection(world.as('viewer'), paths.posts(HERE))
    await getCount(query(posts, limit(LIST_LIMIT_MAX)))
    await expectDenied(getCount(posts))
    await expectDenied(getCount(query(collection(world.as('stranger'), paths.posts(HERE)), limit(1))))
  })

  it('is not opened by asking for the own documents only', async () => {
    const posts = collection(world.as('stranger'), paths.posts(HERE))
    await expectDenied(getDocs(query(posts, where('createdBy', '==', 'stranger'), limit(1))))
  })

  it('never crosses workspaces, not even for an owner or an admin', async () => {
    for (const name of ['posts', 'members', 'connections', 'media', 'variants', 'sandboxPosts']) {
      for (const caller of ['owner', 'admin'] as const) {
        await expectDenied(getDocs(query(collectionGroup(world.as(caller), name), limit(1))))
      }
    }
  })
})

describe('a path without rules', () => {
  const unnamed = [
    'anything/x',
    `${POST}/secrets/x`,
    `${paths.user('editor')}/private/x`,
    `${paths.workspace(HERE)}/unknown/x`,
    `${paths.connection(HERE, 'channel1')}/secrets/x`,
  ]

  it.each(unnamed)('%s is closed to every caller', async (path) => {
    for (const caller of ['anonymous', 'stranger', 'editor', 'owner', 'admin'] as const) {
      const target = doc(world.as(caller), path)
      await expectDenied(getDoc(target))
      await expectDenied(getDocs(query(target.parent, limit(1))))
      await expectDenied(setDoc(target, { mine: true }))
      await expectDenied(deleteDoc(target))
    }
  })
})

describe('an editor of a workspace', () => {
  it('cannot turn a post begun rightly into a published one', async () => {
    const post = await addDoc(collection(world.as('editor'), paths.posts(HERE)), newPostFields('editor'))
    await expectDenied(updateDoc(post, draftChange(2, { lifecycle: 'published' })))
    await expectDenied(updateDoc(post, draftChange(2, { generation: 1, nextAt: null })))
    await updateDoc(post, draftChange(2, { text: 'Still a draft' }))
  })

  it('gains no sight of a picture or channel of others by naming it in a post', async () => {
    const named = { media: [{ mediaId: 'picture1', alt: '' }], connectionIds: ['channel9'] }
    await updateDoc(doc(world.as('editor'), POST), draftChange(2, named))
    await expectDenied(getDoc(doc(world.as('editor'), THEIRS)))
    await expectDenied(getDoc(doc(world.as('editor'), paths.connection(ELSEWHERE, 'channel9'))))
  })

  it('gets nothing of a batch through when one of its writes is forbidden', async () => {
    const batch = writeBatch(world.as('editor'))
    batch.update(doc(world.as('editor'), POST), draftChange(2, { text: 'Beside a forbidden write' }))
    batch.set(doc(world.as('editor'), paths.variant(HERE, 'post1_channel1')), { state: 'published' })
    await expectDenied(batch.commit())
    const kept = await getDoc(doc(world.as('editor'), POST))
    expect(kept.get('rev')).toBe(1)
  })

  it('cannot change a post in the name of another member, nor in none', async () => {
    const post = doc(world.as('editor'), POST)
    await expectDenied(updateDoc(post, draftChange(2, { text: 'Not by the owner' }, 'owner')))
    await expectDenied(updateDoc(post, nextRevision(2, { text: 'By whom?' })))
    await updateDoc(doc(world.as('owner'), POST), draftChange(2, { text: 'By the owner' }, 'owner'))
    await expectDenied(updateDoc(post, nextRevision(3, { text: 'As if it were the owner' })))
  })

  it('cannot save over what another tab has saved', async () => {
    await updateDoc(doc(world.as('editor'), POST), draftChange(2, { text: 'From the first tab' }))
    await expectDenied(updateDoc(doc(world.as('owner'), POST), draftChange(2, { text: 'From the second' }, 'owner')))
  })
})

describe('an editor who is held to the colours of a brand kit', () => {
  const KIT = `${paths.brandKits(HERE)}/kit1`
  const asNew = (author: string, colorsOnlyFor: string[]) => ({
    ...emptyBrandKit('Juniper', 0),
    colorsOnlyFor,
    schema: 1,
    rev: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    createdBy: author,
  })

  it('cannot end that, nor hold others to one; an owner can', async () => {
    await setDoc(doc(world.as('owner'), KIT), asNew('owner', ['editor']))
    const freed = { colorsOnlyFor: [], rev: 2, updatedAt: serverTimestamp() }
    await expectDenied(updateDoc(doc(world.as('editor'), KIT), freed))
    await expectDenied(setDoc(doc(world.as('editor'), `${KIT}b`), asNew('editor', ['owner'])))
    await updateDoc(doc(world.as('editor'), KIT), { name: 'Juniper & Oak', rev: 2, updatedAt: serverTimestamp() })
    await updateDoc(doc(world.as('owner'), KIT), { ...freed, rev: 3 })
  })
})

describe('a hashtag group', () => {
  const GROUP = paths.hashtagGroups(HERE)
  const group = (author: string) => ({
    schema: 1,
    rev: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    createdBy: author,
    name: 'Harbour',
    hashtags: ['sea'],
  })

  it('is kept and changed by editors, only read by others, and removed by nobody past the trash', async () => {
    const mine = doc(world.as('editor'), `${GROUP}/mine`)
    await setDoc(mine, group('editor'))
    await updateDoc(doc(world.as('owner'), mine.path), nextRevision(2, { hashtags: ['sea', 'boats'] }))
    await getDoc(doc(world.as('viewer'), mine.path))
    for (const caller of ['viewer', 'approver', 'stranger', 'admin'] as const) {
      await expectDenied(updateDoc(doc(world.as(caller), mine.path), nextRevision(3, { hashtags: [] })))
      await expectDenied(setDoc(doc(world.as(caller), `${GROUP}/theirs-${caller}`), group(caller)))
    }
    for (const caller of ['editor', 'owner', 'admin'] as const) {
      await expectDenied(deleteDoc(doc(world.as(caller), mine.path)))
    }
  })

  it('holds hashtags and a name, and nothing that would be shown in another way than it was typed', async () => {
    for (const fields of [
      { hashtags: ['#sea'] },
      { hashtags: ['two words'] },
      { name: 'a\nb' },
      { name: '\u202Eevil' },
    ]) {
      await expectDenied(setDoc(doc(world.as('editor'), `${GROUP}/hostile`), { ...group('editor'), ...fields }))
    }
  })
})
