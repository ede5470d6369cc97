import { IconCopy, IconUsers, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { sharingHref } from '@/config/review-address.ts'
import { routes } from '@/config/routes.ts'

/** Context of the actions for a post in the list, or for the open post. */
export type PostContext = { postId: string; isOpen: boolean; onDuplicate: () => void; onDelete: (() => void) | null }

export const POST_ACTIONS: readonly Action<PostContext>[] = [
  {
    id: 'content-studio.open',
    labelKey: 'studio:list.open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ postId }) => routes.contentStudioPost.href(postId),
  },
  {
    id: 'content-studio.duplicate',
    right: 'write_drafts',
    labelKey: 'studio:list.duplicate',
    Icon: IconCopy,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'content-studio.share',
    right: 'plan_posts',
    labelKey: 'studio:list.share',
    Icon: IconUsers,
    to: ({ postId }) => sharingHref([postId]),
  },
  {
    id: 'content-studio.delete',
    right: 'write_drafts',
    labelKey: 'studio:list.delete',
    Icon: IconTrash,
    isDestructive: true,
    when: ({ onDelete }) => onDelete !== null,
    run: ({ onDelete }) => onDelete?.(),
  },
]
