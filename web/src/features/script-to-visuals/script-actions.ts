import { IconCopy, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { routes } from '@/config/routes.ts'

/** Context of the actions for a script in the list, or for the open script. */
export type ScriptContext = {
  scriptId: string
  isOpen: boolean
  /** Opens the versions; only for an open script. */
  onVersions?: () => void
  onDuplicate: () => void
  onDelete: () => void
}

export const SCRIPT_ACTIONS: readonly Action<ScriptContext>[] = [
  {
    id: 'scripts.open',
    labelKey: 'scripts:action.open',
    Icon: IconPencil,
    when: ({ isOpen }) => !isOpen,
    to: ({ scriptId }) => routes.script.href(scriptId),
  },
  {
    id: 'scripts.versions',
    labelKey: 'scripts:action.versions',
    Icon: IconHistory,
    when: ({ onVersions }) => onVersions !== undefined,
    run: ({ onVersions }) => onVersions?.(),
  },
  {
    id: 'scripts.duplicate',
    right: 'write_drafts',
    labelKey: 'scripts:action.duplicate',
    Icon: IconCopy,
    run: ({ onDuplicate }) => onDuplicate(),
  },
  {
    id: 'scripts.delete',
    right: 'write_drafts',
    labelKey: 'scripts:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
