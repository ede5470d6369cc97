import { IconCopy, IconFolder, IconPencil, IconTemplate, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** A deck in the list. */
export type DeckContext = {
  href: string
  onDetails: () => void
  onDuplicate: () => void
  onOffer: () => void
  onDelete: () => void
}

export const DECK_ACTIONS: readonly Action<DeckContext>[] = [
  {
    id: 'carousel-editor.open',
    right: 'write_drafts',
    labelKey: 'decks:action.open',
    Icon: IconPencil,
    to: ({ href }) => href,
  },
  {
    id: 'carousel-editor.details',
    right: 'write_drafts',
    labelKey: 'decks:action.details',
    Icon: IconFolder,
    run: ({ onDetails }) => onDetails(),
  },
  {
    id: 'carousel-editor.duplicate',
    right: 'write_drafts',
    labelKey: 'decks:action.duplicate',
    Icon: IconCopy,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'carousel-editor.offer',
    right: 'edit_library',
    labelKey: 'decks:action.offer',
    Icon: IconTemplate,
    run: ({ onOffer }) => onOffer(),
  },
  {
    id: 'carousel-editor.delete',
    right: 'write_drafts',
    labelKey: 'decks:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
