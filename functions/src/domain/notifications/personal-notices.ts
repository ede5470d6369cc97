import type { Deps } from '../ports/deps.ts'
import { notify, type NotifyDeps, newNotification, notificationId } from './notify.ts'
import type { SupportView } from '@postwright/core/model/support-view'
import type { Contribution } from '@postwright/core/gallery/contribution'
import type { MemberLeftNotification } from '@postwright/core/model/notification'
import type { Tx } from '../ports/documents.ts'

/** Notifies a person, once, that all older sessions ended because another sign-in method confirmed their address. */
export async function notifySignInReplaced(
  deps: Pick<Deps, 'clock'> & NotifyDeps,
  uid: string,
  ended: number,
): Promise<void> {
  const id = notificationId('sign_in.replaced', uid)
  await notify(deps, { uid, id }, (known) =>
    known ? null : { ...newNotification(deps.clock, id, deps.clock.now()), kind: 'sign_in.replaced', ended },
  )
}

/** Notifies a person that an admin asks to view their account, or that the view has started; each event notifies once and can't be muted. */
export async function notifySupportView(
  deps: Pick<Deps, 'clock'> & NotifyDeps,
  { id: viewId, uid, adminName, reason }: SupportView,
  event: 'asked' | 'begun',
): Promise<void> {
  const id = notificationId('support.view', viewId, event)
  await notify(deps, { uid, id }, (known) =>
    known
      ? null
      : { ...newNotification(deps.clock, id, deps.clock.now()), kind: 'support.view', event, adminName, reason },
  )
}

/** Notifies a person, once, that their export is ready to download. */
export async function notifyExportReady(deps: Deps, uid: string, jobId: string): Promise<void> {
  const job = await deps.jobs.get(uid, jobId)
  if (job?.kind !== 'export' || job.status !== 'done') return
  const id = notificationId('export.ready', jobId)
  await notify(deps, { uid, id }, (known) =>
    known
      ? null
      : {
          ...newNotification(deps.clock, id, job.updatedAt),
          kind: 'export.ready',
          jobId,
          fileExpiresAt: job.expiresAt,
        },
  )
}

/** Notifies the maker of a contribution that it was decided, taken down or put back; once per revision of the contribution. */
export async function notifyContribution(
  deps: Pick<Deps, 'clock'> & NotifyDeps,
  { id: contributionId, rev, title, state, createdBy: uid }: Contribution,
  act?: 'takenDown' | 'putBack',
): Promise<void> {
  const decision = act ?? decidedOf(state)
  if (decision === null) return
  const id = notificationId('contribution.decided', contributionId, rev)
  await notify(deps, { uid, id }, (known) =>
    known
      ? null
      : {
          ...newNotification(deps.clock, id, deps.clock.now()),
          kind: 'contribution.decided',
          contributionId,
          title,
          decision,
        },
  )
}

function decidedOf(state: Contribution['state']) {
  return state === 'approved' || state === 'rejected' || state === 'changesAsked' ? state : null
}

type Left = Pick<MemberLeftNotification, 'workspaceId' | 'workspaceName' | 'memberName' | 'posts' | 'series'>

/**
 * Notifies the owner of a workspace that a member has left it, and how many of the member's planned posts and recurring posts continue. Reads at
 * once; the returned function writes, after all reads of the transaction.
 */
export async function notifyMemberLeftIn(
  deps: Pick<Deps, 'users' | 'notifications' | 'clock'>,
  tx: Tx,
  { ownerUid, memberUid, ...left }: Left & { ownerUid: string; memberUid: string },
): Promise<() => void> {
  // Nothing is written for an account that does not exist.
  if (!(await deps.users.getIn(tx, ownerUid))) return () => undefined
  const now = deps.clock.now()
  const id = notificationId('member.left', left.workspaceId, memberUid, now)
  return () =>
    deps.notifications.saveIn(tx, ownerUid, { ...newNotification(deps.clock, id, now), kind: 'member.left', ...left })
}
