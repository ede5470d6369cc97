import {
  IconArrowUpRight,
  IconCheck,
  IconExternalLink,
  IconEyeOff,
  IconRefresh,
  IconSend,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Variant } from '@postwright/core/model/variant'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { type Resolution, resolutionsFor } from '@/posts/publications/use-resolve-variant.ts'
import { isWaiting } from './publication-state.ts'

/** Context of the actions for one row of the schedule. */
export type PublicationContext = {
  variant: Variant
  /** The network's name. */
  platform: string
  onPublishNow: () => void
  onCancel: () => void
  onResolve: (resolution: Resolution) => void
}

const RESOLVING: readonly { resolution: Resolution; Icon: TablerIcon }[] = [
  { resolution: 'it_went_out', Icon: IconCheck },
  { resolution: 'send_again', Icon: IconRefresh },
  { resolution: 'dismiss', Icon: IconEyeOff },
]

export const PUBLICATION_ACTIONS: readonly Action<PublicationContext>[] = [
  {
    id: 'content-scheduler.open',
    labelKey: 'scheduler:row.open',
    Icon: IconArrowUpRight,
    to: ({ variant }) => routes.contentStudioPost.href(variant.postId),
  },
  {
    id: 'content-scheduler.view',
    labelKey: 'scheduler:row.view',
    labelValues: ({ platform }) => ({ platform }),
    Icon: IconExternalLink,
    when: ({ variant }) => isWebAddress(variant.url),
    href: ({ variant }) => variant.url ?? '',
  },
  ...RESOLVING.map(({ resolution, Icon }): Action<PublicationContext> => ({
    id: `content-scheduler.${resolution}`,
    right: 'plan_posts',
    labelKey: `publishing:action.${resolution}`,
    Icon,
    when: ({ variant }) => resolutionsFor(variant.state).includes(resolution),
    run: ({ onResolve }) => onResolve(resolution),
  })),
  {
    id: 'content-scheduler.publish-now',
    right: 'plan_posts',
    labelKey: 'scheduler:action.publishNow',
    Icon: IconSend,
    when: ({ variant }) => isWaiting(variant.state),
    run: ({ onPublishNow }) => onPublishNow(),
  },
  {
    id: 'content-scheduler.cancel',
    right: 'plan_posts',
    labelKey: 'scheduler:action.cancel',
    Icon: IconX,
    isDestructive: true,
    when: ({ variant }) => isWaiting(variant.state),
    run: ({ onCancel }) => onCancel(),
  },
]
