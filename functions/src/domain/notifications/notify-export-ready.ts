import type { Deps } from '../ports/deps.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { notify } from './notify.ts'

/** Notifies a person, once, that their export can be fetched. */
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
