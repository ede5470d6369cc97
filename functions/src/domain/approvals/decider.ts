import type { ApprovalSide } from '@postwright/core/model/approval'
import type { Participant } from '@postwright/core/model/participant'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { sideOf } from './find-deciders.ts'
import { requireRight } from '../membership.ts'

/** The person who decides about a post, and their side. */
export type Decider = { participant: Participant; side: ApprovalSide }

/** @throws `not_found`, `forbidden` */
export async function requireDecider(
  deps: Pick<Deps, 'members' | 'workspaces'>,
  caller: Caller,
  workspaceId: string,
): Promise<Decider> {
  const role = await requireRight(deps, caller, workspaceId, 'approve_posts')
  return { participant: { kind: 'member', uid: caller.uid }, side: sideOf({ role }) }
}

/** A guest whose review link the caller has checked. */
export function guestDecider(guest: Extract<Participant, { kind: 'guest' }>): Decider {
  return { participant: guest, side: 'client' }
}

/** Prefix of the id that stands in a log for guests of a review link. */
const GUEST = 'link:'

/** The name of a participant where a log has room for an id. */
export function actorOf(participant: Participant): string {
  return participant.kind === 'member' ? participant.uid : `${GUEST}${participant.linkId}`.slice(0, 128)
}

export function isGuestActor(actor: string): boolean {
  return actor.startsWith(GUEST)
}
