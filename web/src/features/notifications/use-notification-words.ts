import { useTranslation } from 'react-i18next'
import type { Notification, PublicationKind, PublicationNotification } from '@postwright/core/model/notification'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import { viewerZone, formatMoment } from '@/ui/format-time.ts'

/** The event, its subject, and its reason. */
export type NotificationWords = { title: string; subject: string | null; reason: string | null }

const TITLES = {
  'post.published': { single: 'notifications:published.single', several: 'notifications:published.several' },
  'post.failed': { single: 'notifications:postFailed.single', several: 'notifications:postFailed.several' },
  'post.unconfirmed': { single: 'notifications:unconfirmed.single', several: 'notifications:unconfirmed.several' },
  'post.held': { single: 'notifications:held.single', several: 'notifications:held.several' },
  'post.handed_over': { single: 'notifications:handedOver.single', several: 'notifications:handedOver.several' },
  'post.review': { single: 'notifications:review.single', several: 'notifications:review.several' },
} as const satisfies Record<PublicationKind, { single: string; several: string }>

const DECIDED = {
  approved: 'notifications:contribution.approved',
  rejected: 'notifications:contribution.rejected',
  changesAsked: 'notifications:contribution.changesAsked',
  takenDown: 'notifications:contribution.takenDown',
  putBack: 'notifications:contribution.putBack',
} as const

const COMMENTED = {
  post: {
    mention: 'notifications:comment.mention',
    reply: 'notifications:comment.reply',
    authored: 'notifications:comment.onPost',
  },
  deck: {
    mention: 'notifications:comment.mention',
    reply: 'notifications:comment.reply',
    authored: 'notifications:comment.onDeck',
  },
  series: {
    mention: 'notifications:comment.mention',
    reply: 'notifications:comment.reply',
    authored: 'notifications:comment.onSeries',
  },
  queue: {
    mention: 'notifications:comment.mention',
    reply: 'notifications:comment.reply',
    authored: 'notifications:comment.onQueue',
  },
  event: {
    mention: 'notifications:comment.mention',
    reply: 'notifications:comment.reply',
    authored: 'notifications:comment.onEvent',
  },
} as const

/** Returns a function that describes a notification. */
export function useNotificationWords(): (notification: Notification) => NotificationWords {
  const { t } = useTranslation(['notifications', 'publishing', 'contact', 'common'])

  const reasonOf = (errorKind: PublishErrorKind | null | undefined) =>
    errorKind ? t(PUBLISH_ERROR_TEXT[errorKind].reason) : null

  function titleOf({ kind, channels }: PublicationNotification): string {
    const count = channels.length - 1
    const channel = channels[0]?.handle
    return count === 0 ? t(TITLES[kind].single, { channel }) : t(TITLES[kind].several, { channel, count })
  }

  return (notification) => {
    switch (notification.kind) {
      case 'channel.reconnect': {
        const title = t('notifications:reconnect', { channel: notification.handle })
        const { heldPosts: count } = notification
        const subject = count > 0 ? t('notifications:waiting', { count }) : null
        return { title, subject, reason: reasonOf(notification.errorKind) }
      }
      case 'post.returned': {
        const { excerpt, reviewNote } = notification
        const subject = excerpt === '' ? t('notifications:noText') : excerpt
        return { title: t('notifications:returned'), subject, reason: reviewNote === '' ? null : reviewNote }
      }
      case 'comment.added': {
        const { authorName, reason, excerpt, subject } = notification
        const author = authorName === '' ? t('notifications:formerMember') : authorName
        return { title: t(COMMENTED[subject.kind][reason], { author }), subject: excerpt, reason: null }
      }
      case 'post.reminder': {
        const { excerpt, isEscalated, days: count, dueAt } = notification
        const time = dueAt === null ? null : formatMoment(dueAt, viewerZone(), notification.happenedAt)
        return {
          title: t(isEscalated ? 'notifications:reminder.escalated' : 'notifications:reminder.waiting', { count }),
          subject: excerpt === '' ? t('notifications:noText') : excerpt,
          reason: time === null ? null : t('notifications:reminder.due', { time }),
        }
      }
      case 'member.left': {
        const { memberName, workspaceName, posts, series } = notification
        const names = { name: memberName, workspace: workspaceName }
        const title = t(memberName === '' ? 'notifications:workspaceYours' : 'notifications:memberLeft', names)
        const subject = posts > 0 ? t('notifications:memberLeftPosts', { count: posts }) : null
        return { title, subject, reason: series > 0 ? t('notifications:memberLeftSeries', { count: series }) : null }
      }
      case 'channel.expiring': {
        const time = formatMoment(notification.accessEndsAt, viewerZone(), notification.happenedAt)
        return {
          title: t('notifications:expiring', { channel: notification.handle }),
          subject: t('notifications:expiringUntil', { time }),
          reason: null,
        }
      }
      case 'export.ready': {
        const time = formatMoment(notification.fileExpiresAt, viewerZone(), notification.happenedAt)
        return {
          title: t('notifications:exportReady'),
          subject: t('notifications:exportUntil', { time }),
          reason: null,
        }
      }
      case 'sign_in.replaced': {
        const subject = t('notifications:signInReplacedText', { count: notification.ended })
        return { title: t('notifications:signInReplaced'), subject, reason: null }
      }
      case 'contact.received': {
        const { waiting: count } = notification
        const topic = t(`contact:form.topics.${notification.topic}`)
        return {
          title: t('notifications:contactReceived'),
          subject: t('notifications:contactWaiting', { topic, count }),
          reason: null,
        }
      }
      case 'member.joined': {
        const { memberName, workspaceName, role } = notification
        const title = t('notifications:memberJoined', { member: memberName, workspace: workspaceName })
        return { title, subject: t(`common:workspace.role.${role}`), reason: null }
      }
      case 'hook.paused': {
        const { hookName: name, pausedFor } = notification
        return {
          title: t('notifications:hookPaused.title', { name }),
          subject: t(`notifications:hookPaused.${pausedFor}`),
          reason: null,
        }
      }
      case 'support.view': {
        const { event, adminName: name, reason } = notification
        return { title: t(`notifications:supportView.${event}`, { name }), subject: reason, reason: null }
      }
      case 'contribution.decided':
        return { title: t(DECIDED[notification.decision]), subject: notification.title, reason: null }
      case 'post.published':
      case 'post.failed':
      case 'post.unconfirmed':
      case 'post.held':
      case 'post.handed_over':
      case 'post.review': {
        const subject = notification.excerpt === '' ? t('notifications:noText') : notification.excerpt
        return { title: titleOf(notification), subject, reason: reasonOf(notification.channels[0]?.errorKind) }
      }
    }
  }
}
