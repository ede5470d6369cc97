import type { listInvites as contract } from '@postwright/core/api/invites'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { describeInvites } from './describe-invites.ts'

/** A closed invite is listed this long, so that the people who joined by it are seen. */
const CLOSED_LISTED = 30 * 24 * 60 * 60 * 1000
const LISTED_MAX = 100

/** @throws the codes of the contract */
export async function listInvites(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'manage_members')
  const found = await deps.invites.listOpenAfter(workspaceId, deps.clock.now() - CLOSED_LISTED, LISTED_MAX)
  const invites = found.toSorted((a, b) => b.createdAt - a.createdAt || a.id.localeCompare(b.id))
  return { invites: await describeInvites(deps, invites), sendsMails: deps.mailSender.isOn }
}
