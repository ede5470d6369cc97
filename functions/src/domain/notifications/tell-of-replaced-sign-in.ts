import type { Deps } from '../../deps.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { tell, type TellDeps } from './tell.ts'

/** After a person's address was confirmed by another means of signing in: tells them, once, that all older sessions ended. */
export async function tellOfReplacedSignIn(
  deps: Pick<Deps, 'clock'> & TellDeps,
  uid: string,
  ended: number,
): Promise<void> {
  const id = notificationId('sign_in.replaced', uid)
  await tell(deps, { uid, id }, (known) =>
    known ? null : { ...newNotification(deps.clock, id, deps.clock.now()), kind: 'sign_in.replaced', ended },
  )
}
