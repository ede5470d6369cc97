import { IconCopy, IconPencil, IconPencilPlus, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the actions for a template, signature or channel set in the list, or for the open one. */
export type LibraryContext = {
  href: string
  isOpen: boolean
  /** True if the workspace has reached its maximum of such items; always false for the open one. */
  isFull: boolean
  /** Set if a post can be started with the item. */
  onUse?: () => void
  onDuplicate: () => void
  onDelete: () => void
}

export const LIBRARY_ACTIONS: readonly Action<LibraryContext>[] = [
  {
    id: 'studio-library.edit',
    right: 'edit_library',
    labelKey: 'library:open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ href }) => href,
  },
  {
    id: 'studio-library.use',
    right: 'write_drafts',
    labelKey: 'library:use',
    Icon: IconPencilPlus,
    when: ({ onUse }) => onUse !== undefined,
    run: ({ onUse }) => onUse?.(),
  },
  {
    id: 'studio-library.duplicate',
    right: 'edit_library',
    labelKey: 'library:duplicate',
    Icon: IconCopy,
    when: ({ isFull }) => !isFull,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'studio-library.delete',
    right: 'edit_library',
    labelKey: 'library:delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
