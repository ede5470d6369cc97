import type { listMembers as contract } from '@postwright/core/api/members'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { readNames } from '../read-names.ts'

/**
 * The members of a workspace by name and role, in the order of the alphabet.
 * @throws the codes of the contract
 */
export async function listMembers(
  deps: Pick<Deps, 'members' | 'workspaces' | 'users'>,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const memberships = await deps.members.list(workspaceId)
  const uids = memberships.map(({ uid }) => uid)
  const names = await readNames(deps, uids)
  const members = memberships.flatMap(({ uid, role, createdAt, channelIds, suspended }) => {
    const fullName = names.get(uid)
    return fullName === undefined
      ? []
      : [{ uid, fullName, role, joinedAt: createdAt, channelIds, isSuspended: suspended }]
  })
  return { members: members.toSorted((a, b) => a.fullName.localeCompare(b.fullName)) }
}
