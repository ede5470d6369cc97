import type { MemberLeftNotification } from '@postwright/core/model/notification'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'

type Left = Pick<MemberLeftNotification, 'workspaceId' | 'workspaceName' | 'memberName' | 'posts' | 'series'>

/**
 * Tells the owner of a workspace that somebody has left it, and what of theirs goes on. Reads at once; the result writes, after all
 * readings of the transaction.
 */
export async function notifyMemberLeftIn(
  deps: Pick<Deps, 'users' | 'notifications' | 'clock'>,
  tx: Tx,
  { ownerUid, memberUid, ...left }: Left & { ownerUid: string; memberUid: string },
): Promise<() => void> {
  // Nothing is written below an account that does not exist.
  if (!(await deps.users.getIn(tx, ownerUid))) return () => undefined
  const now = deps.clock.now()
  const id = notificationId('member.left', left.workspaceId, memberUid, now)
  return () =>
    deps.notifications.saveIn(tx, ownerUid, { ...newNotification(deps.clock, id, now), kind: 'member.left', ...left })
}
