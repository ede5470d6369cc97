import type { ApprovalSide } from '@postwright/core/model/approval'
import type { Participant } from '@postwright/core/model/participant'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight, canAct } from '../membership.ts'
import { type NeededApproval, isNeededOf } from '@postwright/core/approvals/needed-approvals'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Member } from '@postwright/core/model/member'
import { getRolesWith } from '@postwright/core/rights/rights'
import type { Variant } from '@postwright/core/model/variant'
import { mergeOutcome } from '../notifications/post-notices.ts'
import { notifyByChoice, notificationId } from '../notifications/notify.ts'

/** A person who decides about a post, and their side. */
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

/** Returns the decider for a guest whose review link the caller has checked. */
export function guestDecider(guest: Extract<Participant, { kind: 'guest' }>): Decider {
  return { participant: guest, side: 'client' }
}

/** Prefix of log ids for guests of a review link. */
const GUEST = 'link:'

/** Returns the id of a participant for logs. */
export function actorOf(participant: Participant): string {
  return participant.kind === 'member' ? participant.uid : `${GUEST}${participant.linkId}`.slice(0, 128)
}

export function isGuestActor(actor: string): boolean {
  return actor.startsWith(GUEST)
}

function sideOf({ role }: Pick<Member, 'role'>): ApprovalSide {
  return role === 'client' ? 'client' : 'internal'
}

/** Returns the uids of the members who can decide a request, without its requester: those asked or, if none of them can, all. */
export async function findDeciders(
  { members }: Pick<Deps, 'members'>,
  workspaceId: string,
  { needed, askedUids, requestedBy }: Pick<ApprovalRequest, 'needed' | 'askedUids' | 'requestedBy'>,
): Promise<string[]> {
  const all = await members.listByRole(workspaceId, getRolesWith('approve_posts'))
  const able = all.filter((each) => canAct(each, 'approve_posts') && isAble(each, needed, requestedBy))
  const asked = able.filter(({ uid }) => askedUids.includes(uid))
  return (asked.length > 0 ? asked : able).map(({ uid }) => uid)
}

function isAble(member: Member, needed: readonly NeededApproval[], requestedBy: string): boolean {
  return member.uid !== requestedBy && isNeededOf(sideOf(member), needed)
}

/** Notifies the deciders of a request: one notification per planned time of its post, with all waiting channels. */
export async function notifyReview(
  deps: Deps,
  workspaceId: string,
  request: ApprovalRequest,
  variants: readonly Variant[],
): Promise<void> {
  const [first, ...others] = variants.filter(
    ({ id, partIndex }) => partIndex === 0 && request.seen.some((each) => each.variantId === id),
  )
  if (request.state !== 'open' || !first) return
  const id = notificationId('post.review', workspaceId, request.postId, first.generation)
  for (const uid of await findDeciders(deps, workspaceId, request)) {
    await notifyByChoice(deps, { uid, id, reason: 'review' }, (known) =>
      mergeOutcome(deps.clock, known?.kind === 'post.review' ? known : null, {
        id,
        kind: 'post.review',
        variants: [first, ...others],
      }),
    )
  }
}
