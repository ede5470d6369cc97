import { IconArrowDown, IconArrowUp, IconCopy, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** A kit among the cards, or the one that is open. */
export type KitContext = {
  kitId: string
  isOpen: boolean
  /** The workspace holds as many kits as it can. */
  isFull: boolean
  /** Null where it cannot move that way, as an open one. */
  onEarlier: (() => void) | null
  onLater: (() => void) | null
  onDuplicate: () => void
  onTokens: () => void
  /** Null for who may not: an owner has held others to the kit. */
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
