import type { MemberRole } from '@postwright/core/rights/rights'
import { listNetworkStates, resumeNetwork, stopNetwork } from '@postwright/core/api/networks'
import { setChannelPause, setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { getStatus } from '@postwright/core/api/status'
import { expect, test } from 'vitest'
import { asAdmin } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { inMode } from '../support/approvals.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller } from '../support/callers.ts'
import { addChannel } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'

async function memberOf(workspaceId: string, role: MemberRole) {
  const member = await createCaller()
  await addMember(workspaceId, member.uid, role)
  return member
}

test('owners pause the workspace and have posts wait for approval, others do not; each change is in the audit log', async () => {
  const owner = await createCaller()
  const { workspaceId } = owner
  const editor = await memberOf(workspaceId, 'editor')
  errorOf(await editor.call(setWorkspacePublishing, { workspaceId, isPaused: true }), 'forbidden')
  const wanted = { workspaceId, isPaused: true, approvalRules: inMode('internal') }
  const { workspace } = dataOf(await owner.call(setWorkspacePublishing, wanted))
  expect(workspace).toMatchObject({ approvalRules: inMode('internal'), pausedAt: expect.any(Number) })
  const again = dataOf(await owner.call(setWorkspacePublishing, wanted))
  expect(again.workspace).toEqual(workspace)
  const ended = dataOf(await owner.call(setWorkspacePublishing, { workspaceId, isPaused: false }))
  expect(ended).toMatchObject({ workspace: { approvalRules: inMode('internal'), pausedAt: null }, released: 0 })
  const actions = (await auditEntriesFor(workspaceId)).map((entry) => ('action' in entry ? entry.action : null))
  expect(actions).toEqual(
    expect.arrayContaining(['workspace.paused', 'workspace.approval_changed', 'workspace.resumed']),
  )
  expect(actions.filter((action) => action === 'workspace.paused')).toHaveLength(1)
})

test('owners and editors pause a channel, viewers and approvers do not', async () => {
  const owner = await createCaller()
  const { workspaceId } = owner
  const { id: connectionId } = await addChannel(owner)
  const target = { workspaceId, connectionId }
  for (const role of ['viewer', 'approver'] as const) {
    const member = await memberOf(workspaceId, role)
    errorOf(await member.call(setChannelPause, { ...target, isPaused: true }), 'forbidden')
  }
  const editor = await memberOf(workspaceId, 'editor')
  const { connection } = dataOf(await editor.call(setChannelPause, { ...target, isPaused: true }))
  expect(connection.pausedAt).not.toBeNull()
  const ended = dataOf(await owner.call(setChannelPause, { ...target, isPaused: false }))
  expect(ended).toMatchObject({ connection: { pausedAt: null }, released: 0 })
  errorOf(await owner.call(setChannelPause, { ...target, connectionId: 'none', isPaused: true }), 'not_found')
})

test('an admin stops a network and starts it again; everybody sees it as paused meanwhile', async () => {
  const admin = await asAdmin(await createCaller())
  const platform = 'youtube'
  const { network } = dataOf(await admin.call(stopNetwork, { platform, reason: 'It answers with nonsense' }))
  expect(network).toMatchObject({ platform, stoppedBy: admin.uid })
  expect(dataOf(await admin.call(listNetworkStates, {})).networks).toContainEqual(network)
  await expect
    .poll(async () => dataOf(await admin.call(getStatus, {})).networks, { interval: 1_000 })
    .toContainEqual(expect.objectContaining({ platform, state: 'paused', since: network.stoppedAt }))
  expect(dataOf(await admin.call(resumeNetwork, { platform }))).toMatchObject({
    network: { stoppedAt: null, stoppedBy: null },
    released: 0,
  })
  const actorUid = admin.uid
  const entries = await auditEntriesFor(platform)
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'network.stopped',
      actorUid,
      facts: { platform, reason: 'It answers with nonsense' },
    }),
  )
  expect(entries).toContainEqual(expect.objectContaining({ action: 'network.resumed', actorUid }))
})
