import type { Deps } from '../ports/deps.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { notify, type NotifyDeps } from './notify.ts'

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
