import { IconArrowDown, IconArrowUp, IconCopy, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** A kit in the list of cards, or the open kit. */
export type KitContext = {
  kitId: string
  isOpen: boolean
  /** True if the workspace has the maximum number of kits. */
  isFull: boolean
  /** Moves the kit one position earlier; null if this is impossible, as for an open kit. */
  onEarlier: (() => void) | null
  onLater: (() => void) | null
  onDuplicate: () => void
  onTokens: () => void
  /** Deletes the kit; null if it has settings that only managers can fill in and the user is not one. */
  onDelete: (() => void) | null
}

export const KIT_ACTIONS: readonly Action<KitContext>[] = [
  {
    id: 'brand-kit.open',
    labelKey: 'brand:action.open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ kitId }) => routes.brandKit.href(kitId),
  },
  {
    id: 'brand-kit.earlier',
    right: 'edit_library',
    labelKey: 'brand:action.earlier',
    Icon: IconArrowUp,
    when: ({ onEarlier }) => onEarlier !== null,
    run: ({ onEarlier }) => onEarlier?.(),
  },
  {
    id: 'brand-kit.later',
    right: 'edit_library',
    labelKey: 'brand:action.later',
    Icon: IconArrowDown,
    when: ({ onLater }) => onLater !== null,
    run: ({ onLater }) => onLater?.(),
  },
  {
    id: 'brand-kit.duplicate',
    right: 'edit_library',
    labelKey: 'brand:action.duplicate',
    Icon: IconCopy,
    when: ({ isFull }) => !isFull,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'brand-kit.tokens',
    labelKey: 'brand:action.tokens',
    Icon: IconDownload,
    run: ({ onTokens }) => onTokens(),
  },
  {
    id: 'brand-kit.delete',
    right: 'edit_library',
    labelKey: 'brand:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    when: ({ onDelete }) => onDelete !== null,
    run: ({ onDelete }) => onDelete?.(),
  },
]
