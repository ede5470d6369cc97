import type { EventHook } from '@postwright/core/model/event-hook'
import { newNotification } from '../notifications/new-notification.ts'
import { notificationId } from '../notifications/notification-id.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

type Paused = { workspaceId: string; hook: EventHook; pausedFor: EventHook['pausedFor'] }

type NoticeDeps = Pick<Deps, 'clock'> & {
  users: Pick<Deps['users'], 'getIn'>
  notifications: Pick<Deps['notifications'], 'saveIn'>
}

/**
 * Reads what a notification needs that a webhook was paused; what it returns writes it, in the transaction that pauses. Null where
 * there is nobody to tell, and where a person has paused it.
 */
export async function readPauseNotice(
  deps: NoticeDeps,
  tx: Tx,
  { workspaceId, hook, pausedFor }: Paused,
): Promise<(() => void) | null> {
  const uid = hook.createdBy
  if (pausedFor === null || pausedFor === 'person' || !(await deps.users.getIn(tx, uid))) return null
  const id = notificationId('hook.paused', workspaceId, hook.id, hook.rev)
  const base = newNotification(deps.clock, id, deps.clock.now())
  const facts = { workspaceId, hookId: hook.id, hookName: hook.name, pausedFor }
  return () => deps.notifications.saveIn(tx, uid, { ...base, kind: 'hook.paused', ...facts })
}
