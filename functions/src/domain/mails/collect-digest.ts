import type { Notification } from '@postwright/core/model/notification'
import { type NoticeReason, isUrgent } from '@postwright/core/model/notice-preferences'
import type { User } from '@postwright/core/model/user'
import { SCHEDULER } from '../caller.ts'
import { hashId } from '../hashes.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { countMailsIn, newMail, mailContext } from './new-mail.ts'
import { DIGEST_ITEMS_MAX, type DigestItem, type Mail } from '@postwright/core/model/mail'
import { findMailSlot, MAIL_BATCH, type MailSlot } from '@postwright/core/notifications/mail-slot'

export type NoticeMailDeps = Pick<Deps, 'mails' | 'mailSender' | 'countGuards' | 'clock' | 'sealer'>

/**
 * Reads the data for an email about a notification. The returned function adds it to the person's pending email. A document whose ID is derived from
 * person and notification records the delivery, so a repeated event is in one email, even if the notification itself is not stored.
 * @returns null if nothing is added: no mail server, an inactive or unconfirmed account, a workspace that has sent too many, a notification that is
 * not about work, or one that is already in an email
 */
export async function prepareNoticeMail(
  deps: NoticeMailDeps,
  tx: Tx,
  { user, reason, notification }: { user: User; reason: NoticeReason; notification: Notification },
): Promise<(() => void) | null> {
  const about = describe(notification)
  if (!about || !deps.mailSender.isOn || !user.emailVerified || user.status !== 'active') return null
  const { workspaceId, path, facts } = about
  const id = hashId([user.id, notification.id, ...occasionOf(notification)])
  if (await deps.mails.getIn(tx, id)) return null
  const count = await countMailsIn(deps, tx, { workspaceId, kind: 'notice', added: 1 })
  if (!count) return null
  const collect = await collectNotice(deps, tx, user, { reason, facts: { reason, ...facts }, path })
  return () => {
    count()
    collect()
    const mail = { id, kind: 'notice' as const, workspaceId, to: user.email, facts: {}, path: '' }
    const told = { state: 'collected', dueAt: null, sealedPath: null } as const
    deps.mails.createIn(tx, { ...newMail(deps, { uid: SCHEDULER }, mail), ...told })
  }
}

/**
 * Returns extra parts of the id for notifications that can recur. A channel's reconnect notification is reused each time access is lost, so its
 * `connectionRev` is added.
 */
function occasionOf(notification: Notification): number[] {
  return notification.kind === 'channel.reconnect' ? [notification.connectionRev] : []
}

type About = { workspaceId: string; path: string; facts: Record<string, string> }

function describe(notification: Notification): About | null {
  switch (notification.kind) {
    case 'comment.added': {
      const { workspaceId, subject, commentId, authorName: actor, excerpt: quote } = notification
      return { workspaceId, path: `${subjectPath(subject)}?comment=${commentId}`, facts: { actor, quote } }
    }
    case 'post.returned': {
      const { workspaceId, postId, reviewNote: quote } = notification
      return { workspaceId, path: postPath(postId), facts: { quote } }
    }
    case 'post.reminder': {
      const { workspaceId, postId, excerpt: quote, isEscalated } = notification
      return { workspaceId, path: postPath(postId), facts: { quote, ...(isEscalated && { reason: 'escalated' }) } }
    }
    case 'post.review':
    case 'post.published': {
      const { workspaceId, postId, excerpt: quote } = notification
      return { workspaceId, path: postPath(postId), facts: { quote } }
    }
    case 'post.failed':
    case 'post.unconfirmed':
    case 'post.held': {
      const { workspaceId, postId, excerpt: quote } = notification
      return { workspaceId, path: postPath(postId), facts: { quote } }
    }
    case 'channel.reconnect':
    case 'channel.expiring': {
      const { workspaceId, handle: quote } = notification
      return { workspaceId, path: '/dashboard/connected-platforms', facts: { quote } }
    }
    case 'post.handed_over':
    case 'export.ready':
    case 'sign_in.replaced':
    case 'member.left':
    case 'member.joined':
    case 'support.view':
    case 'hook.paused':
    case 'contribution.decided':
    case 'contact.received':
      return null
  }
}

function subjectPath(subject: Extract<Notification, { kind: 'comment.added' }>['subject']): string {
  switch (subject.kind) {
    case 'post':
      return postPath(subject.postId)
    case 'deck':
      return `/dashboard/carousel-editor/${subject.deckId}`
    case 'series':
      return '/dashboard/content-scheduler/repeats'
    case 'queue':
      return '/dashboard/content-scheduler/queues'
    case 'event':
      return '/dashboard/content-scheduler'
  }
}

function postPath(postId: string): string {
  return `/dashboard/content-studio/${postId}`
}

type CollectDeps = Pick<Deps, 'mails' | 'clock' | 'sealer'>

type News = { reason: NoticeReason; facts: Readonly<Record<string, string>>; path: string }

/** Maximum number of emails for the same time: if one is already being sent, a new event starts another. */
const BEGUN_MAX = 5

/** Target of a link to the whole digest. */
const SETTINGS_PATH = '/dashboard/settings#notices'

/**
 * Finds the person's pending email or starts one. The returned function writes it in the transaction of the event. An email collects items until it
 * is claimed for sending, so each item is in one email.
 */
async function collectNotice(
  deps: CollectDeps,
  tx: Tx,
  user: User,
  { reason, facts, path }: News,
): Promise<() => void> {
  const now = deps.clock.now()
  const slot = findMailSlot(user.mailTimes, now, isUrgent(reason))
  const { id, known } = await findOpenMail(deps, tx, candidates(user, reason, slot, now))
  const item: DigestItem = { reason, facts, sealedPath: deps.sealer.seal(path, mailContext(id)) }
  return () => {
    if (!known) {
      const base = newMail(deps, { uid: user.id }, begun(user, id))
      deps.mails.createIn(tx, { ...base, items: [item], dueAt: slot.dueAt })
    } else if (known.items.length >= DIGEST_ITEMS_MAX) {
      deps.mails.updateIn(tx, known, { more: known.more + 1 })
    } else {
      deps.mails.updateIn(tx, known, { items: [...known.items, item] })
    }
  }
}

function begun({ email }: User, id: string) {
  return { id, kind: 'digest' as const, workspaceId: null, to: email, facts: {}, path: SETTINGS_PATH }
}

/** Returns the parts from which the IDs of possible emails are derived: the person and the time, so parallel events start the same email. */
function candidates(user: User, reason: NoticeReason, { kind, dueAt }: MailSlot, now: number): unknown[][] {
  if (kind === 'digest') return [[user.id, 'digest', dueAt]]
  // A batch is open for five minutes after its first event, which may be in the previous span.
  const span = Math.floor(now / MAIL_BATCH)
  return [
    [user.id, reason, span - 1],
    [user.id, reason, span],
  ]
}

type Open = { id: string; known: Mail | null }

async function findOpenMail({ mails, clock }: CollectDeps, tx: Tx, names: unknown[][]): Promise<Open> {
  const isOpen = ({ state, attempts, dueAt }: Mail) =>
    state === 'waiting' && attempts === 0 && dueAt !== null && dueAt > clock.now()
  let free: string | null = null
  for (const name of names) {
    free = null
    for (let turn = 0; turn < BEGUN_MAX; turn += 1) {
      const id = hashId([...name, turn])
      const known = await mails.getIn(tx, id)
      if (known && isOpen(known)) return { id, known }
      if (!known) {
        free = id
        break
      }
    }
  }
  return { id: free ?? hashId([...names.flat(), clock.now()]), known: null }
}
