import type { Contribution } from '@postwright/core/gallery/contribution'
import type { Deps } from '../ports/deps.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { notify, type NotifyDeps } from './notify.ts'

/** Notifies the maker of an offer, once for each decision, of what was decided or done with it. */
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
