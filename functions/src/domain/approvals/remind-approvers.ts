import { APPROVAL_REMINDER_AFTER, APPROVAL_REMINDERS } from '@postwright/core/model/approval'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import { getRolesWith } from '@postwright/core/rights/rights'
import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import { canAct } from '../membership.ts'
import { notifyByChoice, newNotification, notificationId } from '../notifications/notify.ts'
import { findDeciders } from './deciders.ts'
import { deriveRequest } from './follow-request.ts'

const REQUESTS_AT_ONCE = 100
const LANES = 4

/**
 * Reminds people of requests that wait for one day and for two days; after three days the workspace managers. Requests that
 * one run does not reach are due in the next.
 */
export async function remindApprovers(deps: Deps): Promise<void> {
  const due = await deps.approvalRequests.listDue(deps.clock.now(), REQUESTS_AT_ONCE)
  await mapConcurrent(due, LANES, {
    work: async ({ workspaceId, postId }) => {
      const request = await deriveRequest(deps, { workspaceId, postId })
      if (request?.state === 'open') await remind(deps, workspaceId, request)
    },
    failed: (place, error) =>
      deps.logger.error('nobody could be reminded of an approval', { ...place, error: String(error) }),
  })
}

/** Sends a reminder, then records it. The notification has a fixed id, so a run killed in between repeats it without effect. */
async function remind(deps: Deps, workspaceId: string, request: ApprovalRequest): Promise<void> {
  const now = deps.clock.now()
  const { id: postId, requestedAt, excerpt, dueAt } = request
  const waited = Math.floor((now - requestedAt) / APPROVAL_REMINDER_AFTER)
  const reminder = Math.min(waited, APPROVAL_REMINDERS)
  if (reminder <= request.remindersSent || request.reminderAt === null || request.reminderAt > now) return
  const isEscalated = reminder === APPROVAL_REMINDERS
  const people = isEscalated ? await findManagers(deps, workspaceId) : await findDeciders(deps, workspaceId, request)
  const notification = notificationId('post.reminder', workspaceId, postId, requestedAt, reminder)
  for (const uid of people) {
    await notifyByChoice(deps, { uid, id: notification, reason: 'reminder' }, (known) =>
      known
        ? null
        : {
            ...newNotification(deps.clock, notification, now),
            kind: 'post.reminder',
            workspaceId,
            postId,
            excerpt,
            isEscalated,
            days: reminder,
            dueAt,
          },
    )
  }
  await deps.transact(async (tx) => {
    const stored = await deps.approvalRequests.getIn(tx, workspaceId, postId)
    if (stored?.state !== 'open' || stored.requestedAt !== requestedAt || stored.remindersSent >= reminder) return
    const next = isEscalated ? null : requestedAt + (reminder + 1) * APPROVAL_REMINDER_AFTER
    const sent = { remindersSent: reminder, reminderAt: next, rev: stored.rev + 1, updatedAt: now }
    deps.approvalRequests.saveIn(tx, workspaceId, { ...stored, ...sent })
  })
}

async function findManagers({ members }: Pick<Deps, 'members'>, workspaceId: string): Promise<string[]> {
  const found = await members.listByRole(workspaceId, getRolesWith('manage_workspace'))
  return found.filter((each) => canAct(each, 'manage_workspace')).map(({ uid }) => uid)
}
