import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** A profile among the cards, or the one that is open. */
export type ProfileContext = {
  profileId: string
  isOpen: boolean
  /** Where it's changed at its network; null while that isn't known. */
  settings: string | null
  onDelete: () => void
}

export const PROFILE_ACTIONS: readonly Action<ProfileContext>[] = [
  {
    id: 'profiles.open',
    labelKey: 'profiles:action.open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ profileId }) => routes.profile.href(profileId),
  },
  {
    id: 'profiles.settings',
    labelKey: 'profiles:action.settings',
    Icon: IconExternalLink,
    when: ({ settings }) => settings !== null,
    run: ({ settings }) => {
      if (settings !== null) window.open(settings, '_blank', 'noopener')
    },
  },
  {
    id: 'profiles.delete',
    right: 'edit_library',
    labelKey: 'profiles:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
