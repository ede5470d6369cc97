import { deletePost, schedulePost } from '@postwright/core/api/posts'
import { deleteMedia, uploadMedia } from '@postwright/core/api/media'
import { deleteForGood, emptyTrash, moveToTrash, restoreFromTrash } from '@postwright/core/api/trash'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { decks } from '@postwright/core/collections/decks'
import { slides } from '@postwright/core/collections/slides'
import { TEMPLATES_MAX } from '@postwright/core/limits'
import { TRASH_KINDS, TRASH_TIME } from '@postwright/core/model/trash-item'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { purgeDeleted } from '../../functions/src/domain/accounts/account-purge.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addBrandKit, addChannel, addDraft, addHashtagGroup, setVariant, tomorrow } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { limitPurge } from '../support/limit-purge.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'
import { makePicture } from '../support/pictures.ts'
import { sampleEntity } from '../support/sample-entity.ts'

let ada: TestCaller
let editor: TestCaller
let viewer: TestCaller
let stranger: TestCaller

beforeAll(async () => {
  ;[ada, editor, viewer, stranger] = await Promise.all([createCaller(), createCaller(), createCaller(), createCaller()])
  await addMember(ada.workspaceId, editor.uid, 'editor')
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
})

/** Trash item of a document, or undefined when there is none. */
async function itemOf(documentId: string) {
  const { docs } = await database().collection(paths.trash(ada.workspaceId)).where('documentId', '==', documentId).get()
  const [item] = docs.map((each) => ({ id: each.id, ...each.data() }))
  return item as ({ id: string } & Record<string, unknown>) | undefined
}

const place = () => ({ workspaceId: ada.workspaceId })

/** A planned post on one channel, moved to the trash with its variant in a state. */
async function trashedPost(state: 'scheduled' | 'published') {
  const channel = await addChannel(ada)
  const postId = await addDraft(ada, { text: 'Oak is back\nSecond line', connectionIds: [channel.id] })
  dataOf(await ada.call(schedulePost, { ...place(), postId, rev: 1, when: tomorrow() }))
  const facts = state === 'published' ? { state, publishedAt: Date.now(), dueAt: null } : { state }
  await setVariant(ada, postId, channel.id, facts)
  dataOf(await ada.call(deletePost, { ...place(), postId }))
  return { postId, variantPath: paths.variant(ada.workspaceId, variantId(postId, channel.id)) }
}

describe('a deleted post', () => {
  test('is in no list, has no plan, and is found in the trash for 30 days by its first line', async () => {
    const { postId, variantPath } = await trashedPost('scheduled')
    expect(await fieldsOf(paths.post(ada.workspaceId, postId))).toBeUndefined()
    expect(await fieldsOf(variantPath)).toBeUndefined()
    const dueRows = await database().collection(paths.due()).where('postId', '==', postId).get()
    expect(dueRows.size).toBe(0)
    const item = await itemOf(postId)
    expect(item).toMatchObject({ kind: 'posts', name: 'Oak is back', createdBy: ada.uid, endedAt: null })
    const [endsAt, createdAt] = [item?.['endsAt'], item?.['createdAt']] as [
      FirebaseFirestore.Timestamp,
      FirebaseFirestore.Timestamp,
    ]
    expect(endsAt.toMillis() - createdAt.toMillis()).toBe(TRASH_TIME)
  })

  test('comes back as a draft whose old plan is cancelled and whose revision has grown', async () => {
    const { postId, variantPath } = await trashedPost('scheduled')
    const item = await itemOf(postId)
    const restored = dataOf(await editor.call(restoreFromTrash, { ...place(), itemId: item?.id ?? '' }))
    expect(restored).toEqual({ kind: 'posts', documentId: postId })
    expect(await fieldsOf(paths.post(ada.workspaceId, postId))).toMatchObject({
      text: 'Oak is back\nSecond line',
      lifecycle: 'draft',
      plannedAt: null,
      nextAt: null,
      generation: 2,
      rev: 3,
    })
    expect(await fieldsOf(variantPath)).toMatchObject({ state: 'cancelled', dueAt: null, generation: 2 })
    expect(await itemOf(postId)).toBeUndefined()
    errorOf(await ada.call(restoreFromTrash, { ...place(), itemId: item?.id ?? '' }), 'not_found')
    dataOf(await ada.call(schedulePost, { ...place(), postId, rev: 3, when: tomorrow() }))
  })

  test('that was published comes back as published, so that nobody publishes it twice', async () => {
    const { postId, variantPath } = await trashedPost('published')
    dataOf(await ada.call(restoreFromTrash, { ...place(), itemId: (await itemOf(postId))?.id ?? '' }))
    expect(await fieldsOf(paths.post(ada.workspaceId, postId))).toMatchObject({ lifecycle: 'published' })
    expect(await fieldsOf(variantPath)).toMatchObject({ state: 'published' })
    errorOf(await ada.call(schedulePost, { ...place(), postId, rev: 3, when: tomorrow() }), 'already_published')
  })

  test('keeps its images until it is gone for good', async () => {
    const file = { bytes: await makePicture('png', { width: 9, height: 7 }), type: 'image/png' }
    const { media } = dataOf(await ada.call(uploadMedia, { ...place(), name: 'oak.png' }, { file }))
    const postId = await addDraft(ada, { media: [{ mediaId: media.id, alt: '' }] })
    dataOf(await ada.call(deletePost, { ...place(), postId }))
    errorOf(await ada.call(deleteMedia, { ...place(), mediaId: media.id }), 'media_in_use')
    dataOf(await ada.call(deleteForGood, { ...place(), itemId: (await itemOf(postId))?.id ?? '' }))
    dataOf(await ada.call(deleteMedia, { ...place(), mediaId: media.id }))
  })
})

describe('what else people delete', () => {
  test('every kind of the trash is a collection that nobody removes by rule', () => {
    const kinds = COLLECTIONS.filter(({ name }) => TRASH_KINDS.some((kind) => kind === name))
    expect(kinds).toHaveLength(TRASH_KINDS.length)
    for (const kind of kinds) {
      // Only the server writes files.
      if (kind.name === 'media') expect(kind).not.toHaveProperty('write')
      else expect(kind).toMatchObject({ write: { by: 'editors', removable: false } })
    }
  })

  test('goes to the trash and comes back whole, by editors only', async () => {
    const groupId = await addHashtagGroup(ada)
    const path = `${paths.hashtagGroups(ada.workspaceId)}/${groupId}`
    const before = await fieldsOf(path)
    const input = { ...place(), kind: 'hashtagGroups', documentId: groupId } as const
    errorOf(await viewer.call(moveToTrash, input), 'forbidden')
    errorOf(await stranger.call(moveToTrash, input), 'not_found')
    const { itemId } = dataOf(await editor.call(moveToTrash, input))
    errorOf(await editor.call(moveToTrash, input), 'not_found')
    expect(await fieldsOf(path)).toBeUndefined()
    for (const endpoint of [restoreFromTrash, deleteForGood]) {
      errorOf(await viewer.call(endpoint, { ...place(), itemId }), 'forbidden')
      errorOf(await stranger.call(endpoint, { ...place(), itemId }), 'not_found')
    }
    dataOf(await editor.call(restoreFromTrash, { ...place(), itemId }))
    expect(await fieldsOf(path)).toEqual({ ...before, rev: 2, updatedAt: expect.anything() })
  })

  test('what could not be read comes back too, with a revision', async () => {
    const path = `${paths.templates(ada.workspaceId)}/spoilt`
    await setFields(path, { name: 7, createdBy: ada.uid })
    const input = { ...place(), kind: 'templates', documentId: 'spoilt' } as const
    const { itemId } = dataOf(await ada.call(moveToTrash, input))
    dataOf(await ada.call(restoreFromTrash, { ...place(), itemId }))
    expect(await fieldsOf(path)).toMatchObject({ name: 7, rev: 1 })
  })

  test('a brand kit that editors are held to is deleted by owners only', async () => {
    const documentId = await addBrandKit(ada, { colorsOnlyFor: ['editor'] })
    errorOf(await editor.call(moveToTrash, { ...place(), kind: 'brandKits', documentId }), 'forbidden')
    dataOf(await ada.call(moveToTrash, { ...place(), kind: 'brandKits', documentId }))
  })

  test('a post is no kind of this call: it would leave its plan behind', async () => {
    const input = { ...place(), kind: 'posts', documentId: await addDraft(ada) } as never
    errorOf(await ada.call(moveToTrash, input), 'validation_failed')
  })

  test('nothing is restored over what has its id again, nor beyond what a list can hold', async () => {
    const owner = await createCaller()
    const at = `${paths.templates(owner.workspaceId)}/mine`
    const template = { name: 'Friday', text: '', schema: 1, rev: 1, createdBy: owner.uid }
    await setFields(at, template)
    const input = { workspaceId: owner.workspaceId, kind: 'templates', documentId: 'mine' } as const
    const { itemId } = dataOf(await owner.call(moveToTrash, input))
    await setFields(at, template)
    errorOf(await owner.call(restoreFromTrash, { workspaceId: owner.workspaceId, itemId }), 'restore_conflict')
    await setFields(at, null)
    const full = Array.from({ length: TEMPLATES_MAX }, (_, i) => setFields(`${at}${i}`, template))
    await Promise.all(full)
    errorOf(await owner.call(restoreFromTrash, { workspaceId: owner.workspaceId, itemId }), 'list_full')
    await setFields(`${at}0`, null)
    dataOf(await owner.call(restoreFromTrash, { workspaceId: owner.workspaceId, itemId }))
  })
})

describe('the end of what is in the trash', () => {
  test('emptying takes what was there at that time, and nothing that came later', async () => {
    const owner = await createCaller()
    const { workspaceId } = owner
    const first = await addHashtagGroup(owner)
    dataOf(await owner.call(moveToTrash, { workspaceId, kind: 'hashtagGroups', documentId: first }))
    const until = Date.now()
    const later = await addHashtagGroup(owner)
    const { itemId } = dataOf(await owner.call(moveToTrash, { workspaceId, kind: 'hashtagGroups', documentId: later }))
    await setFields(`${paths.trash(workspaceId)}/${itemId}`, { createdAt: new Date(until + 60_000) })
    expect(dataOf(await owner.call(emptyTrash, { workspaceId, until }))).toEqual({ isEmpty: true })
    const left = await database().collection(paths.trash(workspaceId)).get()
    expect(left.docs.map(({ id }) => id)).toEqual([itemId])
  })

  test('after 30 days a deck goes with its slides, and a run that was killed in between is finished by the next', async () => {
    const clock = createTestClock(Date.now())
    const owner = await createCaller()
    const { workspaceId } = owner
    const local = await createLocalDeps(
      { MEDIA_DIR: EMULATORS.mediaFolder, POSTWRIGHT_SANDBOX_URL: 'http://127.0.0.1:1' },
      { clock },
    )
    const deps = limitPurge(local, new Set([owner.uid]))
    const slidePath = paths.slide(workspaceId, 'slide1')
    await setFields(paths.deck(workspaceId, 'deck1'), sampleEntity(decks, { id: 'deck1' }))
    await setFields(slidePath, { ...sampleEntity(slides, { id: 'slide1' }), deckId: 'deck1' })
    const { itemId } = dataOf(await owner.call(moveToTrash, { workspaceId, kind: 'decks', documentId: 'deck1' }))
    clock.advance(TRASH_TIME - 60_000)
    await purgeDeleted(deps)
    expect(await fieldsOf(slidePath)).toBeDefined()

    clock.advance(120_000)
    const broken = { ...deps, trash: { ...deps.trash, deleteOfDeck: () => Promise.reject(new Error('killed')) } }
    expect((await purgeDeleted(broken)).failed).toBe(1)
    errorOf(await owner.call(restoreFromTrash, { workspaceId, itemId }), 'not_found')
    expect((await purgeDeleted(deps)).trash).toBe(1)
    expect(await fieldsOf(slidePath)).toBeUndefined()
    const left = await database()
      .doc(`${paths.trash(workspaceId)}/${itemId}`)
      .listCollections()
    expect(left).toEqual([])
    expect((await purgeDeleted(deps)).trash).toBe(0)
  })
})
