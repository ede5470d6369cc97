import type { Notification } from '@postwright/core/model/notification'
import { commentHref } from '@/config/comment-address.ts'
import { routes } from '@/config/routes.ts'

/** Returns the screen that shows the subject of a notification or lets the user act on it. */
export function notificationHref(notification: Notification): string {
  switch (notification.kind) {
    case 'channel.reconnect':
    case 'channel.expiring':
      return routes.connectedPlatforms.href()
    case 'export.ready':
    case 'sign_in.replaced':
      return routes.settingsData.href()
    case 'hook.paused':
      return routes.settingsWebhooks.href()
    case 'support.view':
      return routes.settingsSecurity.href()
    case 'member.left':
      return routes.workspace.href()
    case 'contact.received':
      return routes.adminInbox.href()
    case 'member.joined':
      return routes.workspace.href()
    case 'contribution.decided':
      return routes.contributions.href()
    case 'comment.added':
      return commentHref(notification.subject, notification.commentId)
    case 'post.published':
    case 'post.failed':
    case 'post.unconfirmed':
    case 'post.held':
    case 'post.handed_over':
    case 'post.review':
    case 'post.returned':
    case 'post.reminder':
      return routes.contentStudioPost.href(notification.postId)
  }
}
