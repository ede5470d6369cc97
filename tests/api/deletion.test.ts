import { refreshToken, register } from '@postwright/core/api/auth'
import { startExport } from '@postwright/core/api/account-export'
import { cancelDeletion, getMe, requestDeletion, updateMe } from '@postwright/core/api/users'
import { transferOwnership } from '@postwright/core/api/members'
import { createWorkspace } from '@postwright/core/api/workspaces'
import { sendContactMessage } from '@postwright/core/api/contact'
import { uploadMedia } from '@postwright/core/api/media'
import { schedulePost } from '@postwright/core/api/posts'
import { DELETION_GRACE } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'
import { syncIdentity } from '../../functions/src/domain/tokens/sync-identity.ts'
import { purgeDeleted } from '../../functions/src/domain/accounts/account-purge.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, newPerson, signInCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'
import { eventually } from '../support/eventually.ts'
import { everyDocument } from '../support/everything.ts'
import { identityExists } from '../support/identities.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { limitPurge } from '../support/limit-purge.ts'
import { addMember } from '../support/members.ts'
import { makePicture } from '../support/pictures.ts'
import { triggersRan } from '../support/triggers-ran.ts'

const HOUR = 60 * 60_000

/** Ids of the people created in this file. Purges are limited to them. */
const people = new Set<string>()

/** An API in this process whose clock can be moved past the grace time. */
async function openProduct() {
  const clock = createTestClock(Date.now())
  const deps = await createLocalDeps(
    { MEDIA_DIR: EMULATORS.mediaFolder, POSTWRIGHT_SANDBOX_URL: 'http://127.0.0.1:1' },
    { clock },
  )
  return { clock, deps: limitPurge(deps, people), ...(await serveApi(deps)) }
}

async function createPerson(api: string): Promise<TestCaller> {
  const person = await createCaller({ api })
  people.add(person.uid)
  return person
}

describe('asking for the end of an account', () => {
  test('is sensitive, names the day, and keeps it when asked again', async () => {
    const ada = await createCaller()
    errorOf(await ada.call(requestDeletion, {}), 'reauthentication_required')
    await confirm(ada)
    const { deletionScheduledFor } = dataOf(await ada.call(requestDeletion, {}))
    expect(Math.abs(deletionScheduledFor - Date.now() - DELETION_GRACE)).toBeLessThan(60_000)
    expect(dataOf(await ada.call(requestDeletion, {}))).toEqual({ deletionScheduledFor })
    expect(dataOf(await ada.call(getMe, {})).deletesAt).toBe(deletionScheduledFor)
  })

  test('is refused while the person owns a workspace with other members, and possible once it is handed over', async () => {
    const [ada, bob] = [await createCaller(), await createCaller()]
    const { workspaceId } = ada
    await addMember(workspaceId, bob.uid, 'viewer')
    await confirm(ada)
    errorOf(await ada.call(requestDeletion, {}), 'workspaces_shared')
    dataOf(await ada.call(transferOwnership, { workspaceId, uid: bob.uid }))
    dataOf(await ada.call(requestDeletion, {}))
  })

  test('taken back in time, nothing happens; taking it back twice changes nothing', async () => {
    const { api, clock, deps, stop } = await openProduct()
    const ada = await createPerson(api)
    await confirm(ada)
    dataOf(await ada.call(requestDeletion, {}))
    clock.advance(DELETION_GRACE - 1)
    await purgeDeleted(deps)
    const back = await signInCaller(ada, api)
    for (let i = 0; i < 2; i += 1) dataOf(await back.call(cancelDeletion, {}))
    clock.advance(DELETION_GRACE)
    await purgeDeleted(deps)
    expect(dataOf(await (await signInCaller(ada, api)).call(getMe, {})).deletesAt).toBeNull()
    await stop()
  })
})

describe('when the time is over', () => {
  test('a workspace goes on that was handed over meanwhile, or that somebody has joined who can own it', async () => {
    const { api, clock, deps, stop } = await openProduct()
    const [ada, bob, eve] = [await createPerson(api), await createCaller({ api }), await createCaller({ api })]
    const second = dataOf(await ada.call(createWorkspace, { key: 'two', name: 'Two', timeZone: 'UTC' }))
    const lonely = dataOf(await ada.call(createWorkspace, { key: 'three', name: 'Three', timeZone: 'UTC' }))
    await confirm(ada)
    dataOf(await ada.call(requestDeletion, {}))
    await addMember(ada.workspaceId, bob.uid, 'editor')
    await addMember(ada.workspaceId, eve.uid, 'manager')
    await addMember(second.id, bob.uid, 'editor')
    await addMember(lonely.id, bob.uid, 'client')
    dataOf(await ada.call(transferOwnership, { workspaceId: second.id, uid: bob.uid }))
    clock.advance(DELETION_GRACE)
    expect((await purgeDeleted(deps)).failed).toBe(0)
    expect(await fieldsOf(paths.workspace(ada.workspaceId))).toMatchObject({ ownerUid: eve.uid })
    expect(await fieldsOf(paths.member(ada.workspaceId, eve.uid))).toMatchObject({ role: 'owner' })
    expect(await fieldsOf(paths.member(ada.workspaceId, bob.uid))).toMatchObject({ role: 'editor' })
    expect(await fieldsOf(paths.workspace(second.id))).toMatchObject({ ownerUid: bob.uid })
    expect(await fieldsOf(paths.workspace(lonely.id))).toBeUndefined()
    for (const id of [ada.workspaceId, second.id]) expect(await fieldsOf(paths.member(id, ada.uid))).toBeUndefined()
    await stop()
  })

  test('nothing of the person is left, others keep everything, and the audit log keeps a pseudonym', async () => {
    const { api, clock, deps, stop } = await openProduct()
    const [ada, bob] = [await createPerson(api), await createPerson(api)]
    const proof = `proofs/${ada.uid}/proof1`
    await deps.blobs.put(proof, await makePicture('png'), 'image/png')
    const blobs = [...(await liveALittle(ada, api)), proof]
    await liveALittle(bob, api)
    await confirm(ada)
    dataOf(await ada.call(requestDeletion, {}))
    const bobsBefore = await naming(bob)
    await addMember(bob.workspaceId, ada.uid, 'editor')
    expect((await naming(ada)).length).toBeGreaterThan(10)

    clock.advance(DELETION_GRACE)
    expect((await purgeDeleted(deps)).failed).toBe(0)
    await nothingNames(ada)
    expect(await identityExists(ada.email)).toBe(false)
    for (const key of blobs) expect(await deps.blobs.get(key)).toBeNull()
    expect(lastingPaths(await naming(bob))).toEqual(lastingPaths(bobsBefore))
    const kept = (await everyDocument()).filter((text) =>
      /account_created.*"deleted-[\w-]{32}"|"deleted-[\w-]{32}".*account_created/.test(text),
    )
    expect(kept.length).toBeGreaterThan(0)
    errorOf(await callApi(refreshToken, { refreshToken: ada.refreshToken }, { api }), 'refresh_token_invalid')
    dataOf(await callApi(register, { ...newPerson(), email: ada.email }, { api }))
    await stop()
  })

  test.each(['identity', 'workspace', 'audit'] as const)(
    'a run that was cut off at the %s is finished by the next',
    async (place) => {
      const { api, clock, deps, stop } = await openProduct()
      const ada = await createPerson(api)
      await liveALittle(ada, api)
      await confirm(ada)
      dataOf(await ada.call(requestDeletion, {}))
      clock.advance(DELETION_GRACE)
      const fail = () => Promise.reject(new Error('cut off'))
      const broken = {
        identity: { ...deps, identity: { ...deps.identity, deleteUser: fail } },
        workspace: { ...deps, accountData: { ...deps.accountData, deleteWorkspace: fail } },
        audit: { ...deps, auditLog: { ...deps.auditLog, rename: fail } },
      }[place]
      expect((await purgeDeleted(broken)).failed).toBeGreaterThan(0)
      await purgeDeleted(deps)
      await nothingNames(ada)
      await stop()
    },
  )
})

test('the end of the identity, told of late, leaves no trace', async () => {
  const { api, clock, deps, stop } = await openProduct()
  const ada = await createPerson(api)
  await confirm(ada)
  dataOf(await ada.call(requestDeletion, {}))
  clock.advance(DELETION_GRACE)
  const rename: Deps['auditLog']['rename'] = async (...names) => {
    await deps.auditLog.rename(...names)
    await syncIdentity(deps, ada.uid, null)
  }
  // Stays at the emulator, which would report the deletion at once; `rename` above reports it late.
  const identity = { ...deps.identity, deleteUser: () => Promise.resolve() }
  const done = await purgeDeleted({ ...deps, identity, auditLog: { ...deps.auditLog, rename } })
  expect(done.failed).toBe(0)
  await nothingNames(ada)
  await stop()
})

describe('accounts that cannot be removed', () => {
  test('keep none of the others, not even fifty of them that come first, and are tried less and less often', async () => {
    const { clock, deps, stop } = await openProduct()
    const failing = Array.from({ length: 50 }, (_, i) => `stuck-${clock.now()}-${i}`)
    const last = `last-${clock.now()}`
    for (const uid of [...failing, last]) people.add(uid)
    const deletesAt = Timestamp.fromMillis(1)
    await Promise.all(failing.map((uid) => setFields(paths.user(uid), { deletesAt, email: 7 })))
    await setFields(paths.user(last), { deletesAt: Timestamp.fromMillis(2) })
    const asked: string[] = []
    const deleteUser = (uid: string) => {
      asked.push(uid)
      return uid.startsWith('stuck-') ? Promise.reject(new Error('not today')) : deps.identity.deleteUser(uid)
    }
    const broken = { ...deps, identity: { ...deps.identity, deleteUser } }
    expect((await purgeDeleted(broken)).failed).toBeGreaterThanOrEqual(50)
    expect(await fieldsOf(paths.user(last))).toBeUndefined()

    const tries = async () => {
      asked.length = 0
      await purgeDeleted(broken)
      return asked.filter((uid) => failing.includes(uid)).length
    }
    expect([await tries(), await tries()]).toEqual([50, 0])
    clock.advance(HOUR)
    expect(await tries()).toBe(50)
    clock.advance(6 * HOUR)
    expect((await purgeDeleted(deps)).accounts).toBeGreaterThanOrEqual(50)
    for (const uid of failing) expect(await fieldsOf(paths.user(uid))).toBeUndefined()
    await stop()
  })

  test('an account with documents that cannot be read goes with all of them, and the audit log says so', async () => {
    const { api, clock, deps, stop } = await openProduct()
    const ada = await createPerson(api)
    await liveALittle(ada, api)
    await confirm(ada)
    dataOf(await ada.call(requestDeletion, {}))
    const { workspaceId: wid, uid } = ada
    const spoilt = [paths.post(wid, 'p'), paths.variant(wid, 'v'), paths.mediaItem(wid, 'm'), paths.job(uid, 'j')]
    for (const path of [...spoilt, paths.connection(wid, 'c'), paths.notification(uid, 'n')]) {
      await setFields(path, { schema: 'no', createdBy: uid })
    }
    await setFields(paths.workspace(wid), { name: 7 })
    await setFields(paths.user(uid), { fullName: 7 })
    await setFields(`${paths.auditLog()}/spoilt-${uid}`, { actorUid: uid, subject: 7, facts: { by: ada.email } })
    clock.advance(DELETION_GRACE)
    await purgeDeleted(deps)
    expect((await naming(ada)).filter((text) => !text.startsWith(`auditLog/spoilt-${uid} `))).toEqual([])
    const spoiltEntry = JSON.stringify(await fieldsOf(`${paths.auditLog()}/spoilt-${uid}`))
    expect(spoiltEntry).not.toContain(uid)
    expect(spoiltEntry).not.toContain(ada.email)
    expect(
      (await everyDocument()).some((text) =>
        /account_deleted.*"unreadable":\{"integerValue":"1"|"unreadable":\{"integerValue":"1".*account_deleted/.test(
          text,
        ),
      ),
    ).toBe(true)
    await stop()
  })
})

/** Stores data about the person in every kind of place. Returns the keys of the stored files. */
async function liveALittle(person: TestCaller, api: string): Promise<string[]> {
  const { workspaceId, uid } = person
  const file = { bytes: await makePicture('png'), type: 'image/png' }
  const { media } = dataOf(await person.call(uploadMedia, { workspaceId, name: 'a.png' }, { file }))
  const channel = await addChannel(person)
  const postId = await addDraft(person, { text: 'Soon', connectionIds: [channel.id] })
  dataOf(await person.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const { rev } = dataOf(await person.call(getMe, {}))
  dataOf(await person.call(updateMe, { rev, username: newPerson().username }))
  await signInCaller(person, api)
  const message = { name: 'Me', email: person.email, topic: 'question' as const, message: 'How do I do this and that?' }
  dataOf(await callApi(sendContactMessage, message, { api }))
  const { jobId } = dataOf(await person.call(startExport, {}))
  await triggersRan(person, { posts: [postId], exportId: jobId })
  return [`workspaces/${workspaceId}/${media.id}`, `exports/${uid}/${jobId}`]
}

const naming = async ({ uid, email }: TestCaller) =>
  (await everyDocument()).filter((text) => text.includes(uid) || text.includes(email))

/** Polls, because triggers run after the deletion and remove what they keep of a person with their next event. */
const nothingNames = (person: TestCaller) => eventually(async () => expect(await naming(person)).toEqual([]))

/** Paths without exports, which expire in the same run, and without the notifications that triggers write about them. */
const lastingPaths = (texts: string[]) =>
  texts.flatMap((text) => text.split(' ')[0] ?? []).filter((path) => !/\/(jobs|jobTurns|notifications)\//.test(path))
