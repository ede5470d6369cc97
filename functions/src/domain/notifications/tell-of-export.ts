import type { Deps } from '../../deps.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { tell } from './tell.ts'

/** After a person's export was made: tells them, once. */
export async function tellOfExport(deps: Deps, uid: string, jobId: string): Promise<void> {
  const job = await deps.jobs.get(uid, jobId)
  if (job?.status !== 'done') return
  const id = notificationId('export.ready', jobId)
  await tell(deps, { uid, id }, (known) =>
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
