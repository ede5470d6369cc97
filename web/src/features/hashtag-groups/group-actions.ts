import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** Context of the actions for a group in the list, or for the open group. */
export type GroupContext = {
  groupId: string
  isOpen: boolean
  /** True if the workspace has the maximum number of groups. */
  isFull: boolean
  onDuplicate: () => void
  onDelete: () => void
}

export const GROUP_ACTIONS: readonly Action<GroupContext>[] = [
  {
    id: 'hashtag-groups.open',
    labelKey: 'hashtags:open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ groupId }) => routes.hashtagGroup.href(groupId),
  },
  {
    id: 'hashtag-groups.duplicate',
    right: 'edit_library',
    labelKey: 'hashtags:duplicate',
    Icon: IconCopy,
    when: ({ isFull }) => !isFull,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'hashtag-groups.delete',
    right: 'edit_library',
    labelKey: 'hashtags:delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
