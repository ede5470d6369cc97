import type { Deps } from '../ports/deps.ts'
import { notify, type NotifyDeps, newNotification, unreadSince, notificationId } from './notify.ts'

/** Maximum number of admins notified of one message. */
const ADMINS_MAX = 50
const WAITING_COUNTED_MAX = 1000

type ContactDeps = NotifyDeps &
  Pick<Deps, 'clock'> & {
    users: Pick<Deps['users'], 'getIn' | 'listAdmins'>
    contactMessages: Pick<Deps['contactMessages'], 'get' | 'countNew'>
  }

/**
 * Notifies the admins of a message from the contact form: one notification each, renewed by every later message. Repeated and late calls change
 * nothing, and a message that is already settled or deleted causes none.
 */
export async function notifyContactMessage(deps: ContactDeps, messageId: string): Promise<void> {
  const message = await deps.contactMessages.get(messageId)
  if (message?.status !== 'new') return
  const [admins, waiting] = await Promise.all([
    deps.users.listAdmins(ADMINS_MAX),
    deps.contactMessages.countNew(WAITING_COUNTED_MAX),
  ])
  const { topic, createdAt } = message
  const id = notificationId('contact.received')
  for (const uid of admins) {
    await notify(deps, { uid, id }, (known) => {
      if (known && known.happenedAt >= createdAt) return null
      const base = known
        ? { ...known, ...unreadSince(createdAt), rev: known.rev + 1, updatedAt: deps.clock.now() }
        : newNotification(deps.clock, id, createdAt)
      return { ...base, kind: 'contact.received', topic, waiting: Math.max(1, waiting) }
    })
  }
}
