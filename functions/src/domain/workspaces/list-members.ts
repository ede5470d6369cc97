import type { listMembers as contract } from '@postwright/core/api/workspaces'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

/**
 * The members of a workspace by name, in the order of the alphabet.
 * @throws the codes of the contract
 */
export async function listMembers(
  deps: Pick<Deps, 'members' | 'users'>,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const uids = (await deps.members.list(workspaceId)).map(({ uid }) => uid)
  const people = (await deps.users.getAll(uids)).map(({ id, fullName }) => ({ uid: id, fullName }))
  return { members: people.toSorted((a, b) => a.fullName.localeCompare(b.fullName)) }
}
