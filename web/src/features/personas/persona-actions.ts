import { IconCopy, IconFileTypePdf, IconListCheck, IconMessages, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** Context of the actions for a persona among the cards, or for the open persona. */
export type PersonaContext = {
  personaId: string
  isOpen: boolean
  /** True if the workspace has the maximum number of personas. */
  isFull: boolean
  /** Saves the card as a document. */
  onCard: () => void
  onDuplicate: () => void
  onDelete: () => void
}

export const PERSONA_ACTIONS: readonly Action<PersonaContext>[] = [
  {
    id: 'personas.open',
    labelKey: 'personas:action.open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ personaId }) => routes.persona.href(personaId),
  },
  {
    id: 'personas.guide',
    right: 'edit_library',
    labelKey: 'personas:action.guide',
    Icon: IconListCheck,
    to: ({ personaId }) => routes.persona.guided(personaId),
  },
  {
    id: 'personas.comments',
    right: 'edit_library',
    labelKey: 'personas:action.comments',
    Icon: IconMessages,
    to: ({ personaId }) => routes.persona.fromComments(personaId),
  },
  {
    id: 'personas.card',
    labelKey: 'personas:action.card',
    Icon: IconFileTypePdf,
    run: ({ onCard }) => onCard(),
  },
  {
    id: 'personas.duplicate',
    right: 'edit_library',
    labelKey: 'personas:action.duplicate',
    Icon: IconCopy,
    when: ({ isFull }) => !isFull,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'personas.delete',
    right: 'edit_library',
    labelKey: 'personas:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
