import {
  acceptInvite,
  createInvites,
  listInvites,
  readInvite,
  resendInvite,
  revokeInvite,
} from '@postwright/core/api/invites'
import { listMembers } from '@postwright/core/api/members'
import { OPEN_INVITES_MAX } from '@postwright/core/model/invite'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { createInvites as inviteBy } from '../../functions/src/domain/invites/create-invites.ts'
import { resendInvite as resendBy } from '../../functions/src/domain/invites/open-invites.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { setVerified } from '../support/identities.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'

const WRONG = 'w'.repeat(48)

let owner: TestCaller
beforeAll(async () => {
  owner = await createCaller({ fullName: 'Olga Owner' })
})

type Choice = { role?: 'editor' | 'manager' | 'viewer'; usesMax?: number; addresses?: string[] }

/** An invite by the owner, its path and the secret of its link. */
async function invite({ role = 'editor', ...choice }: Choice = {}, by = owner) {
  const input = { workspaceId: by.workspaceId, role, days: 7 as const, ...choice }
  const { made } = dataOf(await by.call(createInvites, input))
  const [first] = made
  if (!first) throw new Error('no invite')
  return {
    ...first,
    path: paths.invite(by.workspaceId, first.invite.id),
    token: new URL(first.link).pathname.split('/').at(-1) ?? '',
  }
}

const memberOf = (uid: string, workspaceId = owner.workspaceId) => fieldsOf(paths.member(workspaceId, uid))

async function listed(inviteId: string) {
  const { invites } = dataOf(await owner.call(listInvites, { workspaceId: owner.workspaceId }))
  return invites.find(({ id }) => id === inviteId)
}

describe('an invite by link', () => {
  it('says who invites whom into what before anybody signs in, and stores no secret', async () => {
    const { token, link, path } = await invite({ role: 'viewer', usesMax: 2 })
    expect(dataOf(await callApi(readInvite, { token }))).toMatchObject({
      state: 'open',
      workspaceName: "Olga's workspace",
      invitedBy: 'Olga Owner',
      role: 'viewer',
      address: null,
    })
    expect(link).toMatch(/\/invite\/[A-Za-z0-9_-]{48}$/)
    expect(JSON.stringify(await fieldsOf(path))).not.toContain(token)
  })

  it('makes a person who accepts a member in its role, tells the inviter, and is recorded', async () => {
    const { token, invite: made, path } = await invite()
    const colleague = await createCaller({ fullName: 'Cora Colleague' })
    expect(dataOf(await colleague.call(acceptInvite, { token }))).toEqual({
      workspaceId: owner.workspaceId,
      role: 'editor',
      joined: true,
    })
    expect(await memberOf(colleague.uid)).toMatchObject({ role: 'editor', uid: colleague.uid, suspended: false })
    const { members } = dataOf(await colleague.call(listMembers, { workspaceId: owner.workspaceId }))
    expect(members.map(({ uid }) => uid)).toContain(colleague.uid)
    expect(await listed(made.id)).toMatchObject({
      state: 'used_up',
      uses: [{ uid: colleague.uid, name: 'Cora Colleague' }],
    })
    const notified = await database().collection(paths.notifications(owner.uid)).get()
    expect(notified.docs.map((found) => found.data())).toContainEqual(
      expect.objectContaining({ kind: 'member.joined', memberName: 'Cora Colleague', role: 'editor' }),
    )
    const recorded = await auditEntriesFor(path)
    expect(recorded).toHaveLength(2)
    expect(recorded).toContainEqual(expect.objectContaining({ action: 'invite.made', actorUid: owner.uid }))
    expect(recorded).toContainEqual(expect.objectContaining({ action: 'invite.accepted', actorUid: colleague.uid }))
  })

  it('lets in as many people as it has uses, and nobody after that', async () => {
    const { token } = await invite({ usesMax: 2 })
    const people = await Promise.all([1, 2, 3].map(() => createCaller()))
    dataOf(await (people[0] as TestCaller).call(acceptInvite, { token }))
    dataOf(await (people[1] as TestCaller).call(acceptInvite, { token }))
    errorOf(await (people[2] as TestCaller).call(acceptInvite, { token }), 'invite_used_up')
    expect(dataOf(await callApi(readInvite, { token }))).toMatchObject({ state: 'used_up' })
  })
})

describe('somebody who attacks an invite', () => {
  it('guesses no secret, and a wrong one looks like none', async () => {
    const stranger = await createCaller()
    errorOf(await callApi(readInvite, { token: WRONG }), 'not_found')
    errorOf(await stranger.call(acceptInvite, { token: WRONG }), 'not_found')
    errorOf(await stranger.call(acceptInvite, { token: '../members' }), 'validation_failed')
  })

  it('does not accept with the id or the stored hash of an invite', async () => {
    const { path, invite: made } = await invite()
    const stranger = await createCaller()
    const hash = String((await fieldsOf(path))?.['secretHash'])
    errorOf(await stranger.call(acceptInvite, { token: made.id }), 'validation_failed')
    errorOf(await stranger.call(acceptInvite, { token: hash.slice(0, 48) }), 'not_found')
  })

  it('joins once, however often the same person accepts', async () => {
    const { token, invite: made } = await invite({ usesMax: 5 })
    const colleague = await createCaller()
    await Promise.all([1, 2, 3].map(() => colleague.call(acceptInvite, { token })))
    expect(dataOf(await colleague.call(acceptInvite, { token }))).toMatchObject({ joined: false, role: 'editor' })
    expect((await listed(made.id))?.uses).toHaveLength(1)
  })

  it('is one of two people who accept the last use at once, and the other one stays out', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { token, invite: made } = await invite()
      const two = await Promise.all([createCaller(), createCaller()])
      const replies = await Promise.all(two.map((person) => person.call(acceptInvite, { token })))
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
      expect(replies.filter((reply) => !reply.ok && reply.error.code === 'invite_used_up')).toHaveLength(1)
      expect((await listed(made.id))?.uses).toHaveLength(1)
    }
  })

  it('does not join by an expired or a revoked invite, and learns no names from a revoked one', async () => {
    const stranger = await createCaller()
    const expired = await invite()
    await setFields(expired.path, { expiresAt: Timestamp.fromMillis(Date.now() - 1000) })
    errorOf(await stranger.call(acceptInvite, { token: expired.token }), 'invite_expired')
    expect(dataOf(await callApi(readInvite, { token: expired.token }))).toMatchObject({ state: 'expired' })
    const revoked = await invite()
    const aim = { workspaceId: owner.workspaceId, inviteId: revoked.invite.id }
    dataOf(await owner.call(revokeInvite, aim))
    dataOf(await owner.call(revokeInvite, aim))
    errorOf(await stranger.call(acceptInvite, { token: revoked.token }), 'invite_revoked')
    expect(dataOf(await callApi(readInvite, { token: revoked.token }))).toEqual({ state: 'revoked' })
    expect(await memberOf(stranger.uid)).toBeUndefined()
  })

  it('is not let in again after being removed, unless the invite is open and has uses left', async () => {
    const colleague = await createCaller()
    const single = await invite()
    dataOf(await colleague.call(acceptInvite, { token: single.token }))
    await database().doc(paths.member(owner.workspaceId, colleague.uid)).delete()
    errorOf(await colleague.call(acceptInvite, { token: single.token }), 'invite_used_up')
    const open = await invite({ usesMax: 3, role: 'viewer' })
    expect(dataOf(await colleague.call(acceptInvite, { token: open.token }))).toMatchObject({ joined: true })
  })

  it('neither lowers an owner nor raises a viewer by another invite', async () => {
    const { token, invite: made } = await invite({ role: 'viewer', usesMax: 5 })
    expect(dataOf(await owner.call(acceptInvite, { token }))).toMatchObject({ role: 'owner', joined: false })
    expect(await memberOf(owner.uid)).toMatchObject({ role: 'owner' })
    const viewer = await createCaller()
    dataOf(await viewer.call(acceptInvite, { token }))
    const higher = await invite({ role: 'manager', usesMax: 5 })
    expect(dataOf(await viewer.call(acceptInvite, { token: higher.token }))).toMatchObject({
      role: 'viewer',
      joined: false,
    })
    expect(await memberOf(viewer.uid)).toMatchObject({ role: 'viewer' })
    expect((await listed(made.id))?.uses).toHaveLength(1)
  })

  it('neither sees nor revokes the invites of another workspace, whichever it names', async () => {
    const { invite: made } = await invite()
    const other = await createCaller()
    errorOf(await other.call(listInvites, { workspaceId: owner.workspaceId }), 'not_found')
    errorOf(await other.call(revokeInvite, { workspaceId: owner.workspaceId, inviteId: made.id }), 'not_found')
    errorOf(await other.call(revokeInvite, { workspaceId: other.workspaceId, inviteId: made.id }), 'not_found')
    errorOf(await other.call(createInvites, { workspaceId: owner.workspaceId, role: 'viewer', days: 7 }), 'not_found')
    expect(await listed(made.id)).toMatchObject({ state: 'open' })
  })
})

describe('who may invite', () => {
  it('is nobody without the right to manage members', async () => {
    for (const role of ['contributor', 'editor', 'client'] as const) {
      const member = await createCaller()
      await addMember(owner.workspaceId, member.uid, role)
      const input = { workspaceId: owner.workspaceId, role: 'viewer', days: 7 } as const
      errorOf(await member.call(createInvites, input), 'forbidden')
      errorOf(await member.call(listInvites, { workspaceId: owner.workspaceId }), 'forbidden')
    }
  })

  it('never makes an owner, and what a manager made ends with their right to manage members', async () => {
    const manager = await createCaller()
    await addMember(owner.workspaceId, manager.uid, 'manager')
    const asOwner = { workspaceId: owner.workspaceId, role: 'owner', days: 7 } as never
    errorOf(await manager.call(createInvites, asOwner), 'validation_failed')
    errorOf(await owner.call(createInvites, asOwner), 'validation_failed')
    const inviting = { ...manager, workspaceId: owner.workspaceId }
    const { token, invite: made } = await invite({ role: 'manager' }, inviting)
    await setFields(paths.member(owner.workspaceId, manager.uid), { role: 'editor' })
    const stranger = await createCaller()
    errorOf(await stranger.call(acceptInvite, { token }), 'invite_revoked')
    expect(dataOf(await callApi(readInvite, { token }))).toEqual({ state: 'revoked' })
    expect(await listed(made.id)).toMatchObject({ state: 'revoked' })
  })

  it('is nobody in an archived workspace, and nobody joins one', async () => {
    const own = await createCaller()
    const { token } = await invite({}, own)
    await setFields(paths.workspace(own.workspaceId), { archivedAt: Timestamp.now() })
    errorOf(
      await own.call(createInvites, { workspaceId: own.workspaceId, role: 'viewer', days: 7 }),
      'workspace_archived',
    )
    errorOf(await (await createCaller()).call(acceptInvite, { token }), 'workspace_archived')
  })

  it('keeps to the limit of open invites, also when many are made at once', async () => {
    const own = await createCaller()
    const input = { workspaceId: own.workspaceId, role: 'viewer', days: 7 } as const
    const ten = (round: number) => Array.from({ length: 10 }, (_, at) => `p${round}-${at}@example.com`)
    const batches = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((round) => own.call(createInvites, { ...input, addresses: ten(round) })),
    )
    expect(batches.filter(({ ok }) => ok)).toHaveLength(OPEN_INVITES_MAX / 10)
    errorOf(await own.call(createInvites, input), 'invites_full')
    // A new invite for the same address replaces the open one, so it fits.
    const at = batches.findIndex(({ ok }) => ok) + 1
    dataOf(await own.call(createInvites, { ...input, addresses: ten(at).slice(0, 1) }))
  })
})

describe('an invite for an address', () => {
  it('is masked for strangers, and another account is told that it is the wrong one', async () => {
    const colleague = await createCaller()
    const { token } = await invite({ addresses: [colleague.email.toUpperCase()] })
    const { address } = dataOf(await callApi(readInvite, { token })) as { address: string }
    expect(address).toBe(`${colleague.email[0]}***@${colleague.email.split('@')[1]}`)
    errorOf(await (await createCaller()).call(acceptInvite, { token }), 'invite_wrong_account')
  })

  it('is accepted by that account once its address is confirmed', async () => {
    const colleague = await createCaller()
    const { token } = await invite({ addresses: [colleague.email] })
    errorOf(await colleague.call(acceptInvite, { token }), 'invite_unverified')
    await setVerified(colleague.uid)
    expect(dataOf(await colleague.call(acceptInvite, { token }))).toMatchObject({ joined: true })
  })

  it('is for one person, and a second one for the address revokes the first', async () => {
    const input = { workspaceId: owner.workspaceId, role: 'viewer', days: 7, addresses: ['two@example.com'] } as const
    errorOf(
      await owner.call(createInvites, { ...input, addresses: [...input.addresses], usesMax: 2 }),
      'validation_failed',
    )
    const first = await invite({ addresses: ['two@example.com'] })
    await invite({ addresses: ['two@example.com'] })
    expect(dataOf(await callApi(readInvite, { token: first.token }))).toEqual({ state: 'revoked' })
  })

  it('is mailed where mails are sent, and can be sent again', async () => {
    const { invite: made } = await invite({ addresses: ['three@example.com'] })
    expect(made.mail).not.toBeNull()
    const { workspaceId } = owner
    expect(dataOf(await owner.call(listInvites, { workspaceId })).sendsMails).toBe(true)
    dataOf(await owner.call(resendInvite, { workspaceId, inviteId: made.id }))
  })

  it('says that no mail was sent where none are, and cannot be sent again', async () => {
    const deps = await createLocalDeps()
    const { workspaceId } = owner
    const caller = { uid: owner.uid, sessionId: 'session', role: 'user' } as const
    const input = {
      workspaceId,
      role: 'editor',
      days: 7,
      usesMax: 1,
      replaces: null,
      addresses: ['four@example.com'],
    } as const
    const { made } = await inviteBy(deps, caller, { ...input, addresses: [...input.addresses] })
    expect(made.map(({ invite: first }) => first.mail)).toEqual([null])
    await expect(resendBy(deps, caller, { workspaceId, inviteId: made[0]?.invite.id ?? '' })).rejects.toMatchObject({
      code: 'mail_off',
    })
  })
})
