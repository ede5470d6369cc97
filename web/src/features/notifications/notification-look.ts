import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconClockExclamation,
  IconEyeCheck,
  IconFileDownload,
  IconHandFinger,
  IconHelpCircle,
  IconMail,
  IconMessage,
  IconPlayerPause,
  IconPlugConnectedX,
  IconShieldCheck,
  IconTemplate,
  IconUserMinus,
  IconUserPlus,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react'
import type { NotificationKind } from '@postwright/core/model/notification'

type Look = {
  Icon: TablerIcon
  tone: 'positive' | 'warning' | 'negative' | 'accent'
  /** True if the notification waits for the user, so it is announced when it arrives. */
  isUrgent: boolean
}

export const NOTIFICATION_LOOK = {
  'post.published': { Icon: IconCircleCheck, tone: 'positive', isUrgent: false },
  'post.failed': { Icon: IconAlertTriangle, tone: 'negative', isUrgent: true },
  'post.unconfirmed': { Icon: IconHelpCircle, tone: 'warning', isUrgent: true },
  'post.held': { Icon: IconPlayerPause, tone: 'warning', isUrgent: true },
  'post.handed_over': { Icon: IconHandFinger, tone: 'accent', isUrgent: true },
  'post.review': { Icon: IconEyeCheck, tone: 'accent', isUrgent: true },
  'post.reminder': { Icon: IconClockExclamation, tone: 'warning', isUrgent: true },
  'post.returned': { Icon: IconArrowBackUp, tone: 'warning', isUrgent: true },
  'comment.added': { Icon: IconMessage, tone: 'accent', isUrgent: false },
  'channel.reconnect': { Icon: IconPlugConnectedX, tone: 'negative', isUrgent: true },
  'channel.expiring': { Icon: IconPlugConnectedX, tone: 'warning', isUrgent: true },
  'sign_in.replaced': { Icon: IconShieldCheck, tone: 'warning', isUrgent: true },
  'hook.paused': { Icon: IconWebhook, tone: 'negative', isUrgent: true },
  'support.view': { Icon: IconShieldCheck, tone: 'warning', isUrgent: true },
  'member.left': { Icon: IconUserMinus, tone: 'accent', isUrgent: false },
  'contribution.decided': { Icon: IconTemplate, tone: 'accent', isUrgent: false },
  'contact.received': { Icon: IconMail, tone: 'accent', isUrgent: false },
  'member.joined': { Icon: IconUserPlus, tone: 'positive', isUrgent: false },
  'export.ready': { Icon: IconFileDownload, tone: 'accent', isUrgent: false },
} as const satisfies Record<NotificationKind, Look>
