import { IconExternalLink, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** Context of the actions for a profile among the cards, or for the open profile. */
export type ProfileContext = {
  profileId: string
  isOpen: boolean
  /** Settings page of the profile at its network; null while unknown. */
  settings: string | null
  /** Writes the profile at its network; null if the network has no call for that, the user may not manage channels, or the profile isn't open. */
  onWrite: (() => void) | null
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
    id: 'profiles.write',
    right: 'manage_channels',
    labelKey: 'profiles:action.write',
    Icon: IconUpload,
    when: ({ onWrite }) => onWrite !== null,
    run: ({ onWrite }) => onWrite?.(),
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
