import type { SupportView } from '@postwright/core/model/support-view'
import type { Deps } from '../ports/deps.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { notify, type NotifyDeps } from './notify.ts'

/** Notifies a person, once for each, that an admin asks to look at their account, and that a view has begun. It can't be muted. */
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
