import type { changeMember as contract } from '@postwright/core/api/members'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Member } from '@postwright/core/model/member'
import { isUnlimited, mayManageRole } from '@postwright/core/rights/members'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { loadManagedIn, settleOwnerIn } from './manage-members.ts'

/**
 * Changes a member's role, or the channels that they plan for.
 * @throws the codes of the contract
 */
export async function changeMember(
  deps: Deps,
  caller: Caller,
  { workspaceId, uid, role, channelIds }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'manage_members')
  await refuseUnknown(deps, workspaceId, channelIds ?? [])
  return deps.transact(async (tx) => {
    const { actor, member } = await loadManagedIn(deps, tx, { workspaceId, actorUid: caller.uid, uid })
    if (!member) throw new AppError('not_found', { message: `${uid} is no member of ${workspaceId}` })
    const next = { role: role ?? member.role, channelIds: channelIds === undefined ? member.channelIds : channelIds }
    if (isUnlimited(next.role)) next.channelIds = null
    if (!mayManageRole(actor.role, next.role)) {
      throw new AppError('forbidden', { message: `${actor.role} ${caller.uid} may not make somebody ${next.role}` })
    }
    if (isSame(member, next)) return next
    if (member.role === 'owner') (await settleOwnerIn(deps, tx, { workspaceId, without: uid })).write()
    deps.members.updateIn(tx, workspaceId, member, next)
    deps.auditLog.appendIn(tx, {
      action: 'member.changed',
      actorUid: caller.uid,
      workspaceId,
      subject: uid,
      facts: { before: member.role, after: next.role, channels: next.channelIds?.length ?? null },
    })
    return next
  })
}

function isSame(member: Member, next: Pick<Member, 'role' | 'channelIds'>): boolean {
  const listed = (ids: readonly string[] | null) => ids?.toSorted().join(' ') ?? null
  return member.role === next.role && listed(member.channelIds) === listed(next.channelIds)
}

/** @throws `connection_missing`, with a sentence per channel */
async function refuseUnknown(
  { connections }: Pick<Deps, 'connections'>,
  workspaceId: string,
  channelIds: readonly string[],
): Promise<void> {
  const found = await Promise.all(channelIds.map(async (id) => ({ id, is: await connections.get(workspaceId, id) })))
  const missing = found.filter(({ is }) => !is).map(({ id }) => [id, 'This channel is not connected.'])
  if (missing.length > 0) throw new AppError('connection_missing', { fields: Object.fromEntries(missing) })
}
