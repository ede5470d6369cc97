import { ENDPOINTS } from '@postwright/core/api/endpoints'
import {
  answerSupportView,
  askSupportView,
  beginSupportView,
  endSupportView,
  listSupportViews,
  viewAccount,
  viewNotifications,
  viewPost,
  viewPosts,
  viewWorkspaces,
  withdrawSupportView,
} from '@postwright/core/api/support-views'
import { SUPPORT_VIEWS_PER_DAY } from '@postwright/core/model/support-view'
import { paths } from '@postwright/core/paths'
import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { everyDocument } from '../support/everything.ts'
import { mailTo } from '../support/mails.ts'
import { setClaims } from '../support/identities.ts'
import type { EndpointName } from './cases/access-kinds.ts'
import { ACCESS_TABLE } from './cases/access-table.ts'
import { createTarget, outcomeAt } from './cases/access-target.ts'

let admin: TestCaller
let grace: TestCaller
let viewId: string

const newAdmin = async () => {
  const made = await asAdmin(await createCaller())
  await confirm(made)
  return made
}

beforeAll(async () => {
  admin = await newAdmin()
})
beforeEach(async () => {
  grace = await createCaller({ fullName: 'Grace Hopper' })
  viewId = randomUUID()
})

const place = () => ({ uid: grace.uid, viewId })
const ask = (by = admin, id = viewId) =>
  by.call(askSupportView, { uid: grace.uid, viewId: id, reason: 'Your post of Monday failed' })
const answer = (isAllowed: boolean) => grace.call(answerSupportView, { viewId, isAllowed })
const begin = () => admin.call(beginSupportView, place())

async function run() {
  dataOf(await ask())
  dataOf(await answer(true))
  return dataOf(await begin()).view
}

/** Calls all endpoints of a support view, with a post of the person's. */
const reads = (by: TestCaller, postId = 'none') => {
  const { workspaceId } = grace
  return [
    by.call(viewAccount, place()),
    by.call(viewWorkspaces, place()),
    by.call(viewPosts, { ...place(), workspaceId }),
    by.call(viewPost, { ...place(), workspaceId, postId }),
    by.call(viewNotifications, place()),
  ] as const
}

const outcomes = async (by: TestCaller, postId?: string) =>
  (await Promise.all(reads(by, postId))).map((reply) => (reply.ok ? 'ok' : reply.error.code))

describe('a view of an account', () => {
  it('tells its person by mail once it has begun, who looks and why, and nothing before', async () => {
    const told = async () => {
      const found = await database().collection(paths.mails()).where('to', '==', grace.email).get()
      return found.docs.filter((mail) => mail.get('kind') === 'support')
    }
    dataOf(await ask())
    dataOf(await answer(true))
    expect(await told()).toHaveLength(0)
    await Promise.all([begin(), begin()])
    dataOf(await begin())
    expect(await told()).toHaveLength(1)
    const mail = await mailTo(grace.email)
    expect(mail.subject).toMatch(/is viewing your .* account/)
    expect(mail.text).toContain('Your post of Monday failed.')
    expect(mail.text).toContain('/dashboard/settings/security')
  })

  it('shows account, workspaces, channels, posts and notifications once the person has allowed it', async () => {
    const channel = await addChannel(grace)
    const postId = await addDraft(grace, { text: 'Compilers for everybody', connectionIds: [channel.id] })
    expect((await run()).state).toBe('running')
    const [account, workspaces, posts, post, notifications] = await Promise.all(reads(admin, postId))
    expect(dataOf(account).user).toMatchObject({ fullName: 'Grace Hopper', email: grace.email })
    expect(dataOf(workspaces).workspaces).toMatchObject([
      { id: grace.workspaceId, role: 'owner', channels: [{ id: channel.id }] },
    ])
    expect(dataOf(posts).posts).toMatchObject([{ id: postId, text: 'Compilers for everybody', lifecycle: 'draft' }])
    expect(dataOf(post).post.channels[0]?.parts[0]?.content.text).toBe('Compilers for everybody')
    expect(dataOf(notifications).notifications.map(({ kind }) => kind)).toContain('support.view')
    const { views } = dataOf(await admin.call(listSupportViews, { uid: grace.uid }))
    expect(views[0]?.screens.map(({ screen }) => screen).toSorted()).toEqual([
      'account',
      'notifications',
      'post',
      'posts',
      'workspaces',
    ])
    dataOf(await admin.call(endSupportView, place()))
    const actions = (await auditEntriesFor(grace.uid)).map((entry) => ('action' in entry ? entry.action : ''))
    expect(actions).toEqual(
      expect.arrayContaining([
        'support_view.asked',
        'support_view.allowed',
        'support_view.running',
        'support_view.ended',
      ]),
    )
  })

  it('tells the person that it was asked for and that it has begun', async () => {
    await run()
    const { docs } = await database().collection(paths.notifications(grace.uid)).get()
    const events = docs.filter((doc) => doc.get('kind') === 'support.view').map((doc) => String(doc.get('event')))
    expect(events.toSorted()).toEqual(['asked', 'begun'])
  })

  it('shows nothing before it was allowed and begun, nor after it was refused, withdrawn, ended or is over', async () => {
    const refusedAll = async (by = admin, code: 'view_closed' | 'not_found' = 'view_closed') => {
      expect(await outcomes(by)).toEqual(Array.from({ length: 5 }, () => code))
    }
    dataOf(await ask())
    await refusedAll()
    errorOf(await begin(), 'view_closed')
    dataOf(await answer(true))
    await refusedAll()
    dataOf(await begin())
    await refusedAll(await newAdmin(), 'not_found')
    dataOf(await grace.call(withdrawSupportView, { viewId }))
    dataOf(await grace.call(withdrawSupportView, { viewId }))
    await refusedAll()
    errorOf(await begin(), 'view_closed')

    viewId = randomUUID()
    dataOf(await ask())
    dataOf(await answer(false))
    errorOf(await answer(true), 'view_closed')
    await refusedAll()

    viewId = randomUUID()
    await run()
    await setFields(paths.supportView(grace.uid, viewId), { closesAt: Timestamp.fromMillis(Date.now() - 1) })
    await refusedAll()
  })

  it('shows nothing of workspaces that the person does not belong to', async () => {
    const ben = await createCaller()
    await run()
    errorOf(await admin.call(viewPosts, { ...place(), workspaceId: ben.workspaceId }), 'not_found')
    errorOf(await admin.call(viewPost, { ...place(), workspaceId: ben.workspaceId, postId: 'p' }), 'not_found')
  })

  it('ends with the right of its admin', async () => {
    const former = await newAdmin()
    dataOf(await ask(former))
    dataOf(await answer(true))
    dataOf(await former.call(beginSupportView, place()))
    await setClaims(former.uid, {})
    expect(await outcomes(former)).toEqual(Array.from({ length: 5 }, () => 'route_not_found'))
  })

  it('is asked for once at a time, a few times a day, and never of oneself', async () => {
    const { view } = dataOf(await ask())
    expect(dataOf(await ask()).view).toEqual(view)
    errorOf(await ask(admin, randomUUID()), 'view_open')
    dataOf(await answer(false))
    for (let at = 1; at < SUPPORT_VIEWS_PER_DAY; at += 1) {
      const id = randomUUID()
      dataOf(await ask(admin, id))
      dataOf(await admin.call(endSupportView, { uid: grace.uid, viewId: id }))
    }
    errorOf(await ask(admin, randomUUID()), 'views_full')
    errorOf(await admin.call(askSupportView, { uid: admin.uid, viewId: randomUUID(), reason: 'Me' }), 'not_found')
  })

  it('is answered by its person only, and begun after a fresh sign-in', async () => {
    dataOf(await ask())
    const ben = await createCaller()
    errorOf(await ben.call(answerSupportView, { viewId, isAllowed: true }), 'not_found')
    errorOf(await admin.call(answerSupportView, { viewId, isAllowed: true }), 'not_found')
    const stale = await asAdmin(await createCaller())
    errorOf(await stale.call(beginSupportView, place()), 'reauthentication_required')
    errorOf(await ben.call(listSupportViews, { uid: grace.uid }), 'route_not_found')
  })
})

describe('a running view', () => {
  const NAMES = (Object.keys(ACCESS_TABLE) as EndpointName[]).filter(
    (name) => !ENDPOINTS[name].path.startsWith('/admin/view-as') && ENDPOINTS[name].auth !== 'public',
  )

  it('writes nothing of the account but itself, and opens no other endpoint to the admin', async () => {
    const target = await createTarget()
    grace = target.user
    await run()
    const roots = [paths.user(grace.uid), paths.workspace(grace.workspaceId)]
    const own = paths.supportViews(grace.uid)
    const stored = async () =>
      (await everyDocument())
        .filter((document) => roots.some((root) => document.startsWith(root)) && !document.startsWith(own))
        .toSorted()
    const before = await stored()
    expect(await outcomes(admin, target.postId)).toEqual(Array.from({ length: 5 }, () => 'ok'))
    expect(await stored()).toEqual(before)
    const stale = await asAdmin(await createCaller())
    await setFields(paths.supportView(grace.uid, viewId), { adminUid: stale.uid })
    dataOf(await stale.call(viewAccount, place()))
    const others = []
    for (const name of NAMES) others.push([name, await outcomeAt(target, name, stale)])
    expect(others).toEqual(NAMES.map((name) => [name, ACCESS_TABLE[name].admin]))
    expect(await stored()).toEqual(before)
  })
})
