import { IconHistory, IconTemplate, IconTimelineEvent } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the actions for the open post. */
export type DialogContext = { onVersions: () => void; onHistory: () => void; onSaveTemplate: () => void }

export const DIALOG_ACTIONS: readonly Action<DialogContext>[] = [
  {
    id: 'content-studio.versions',
    labelKey: 'studio:action.versions',
    Icon: IconHistory,
    run: ({ onVersions }) => onVersions(),
  },
  {
    id: 'content-studio.history',
    labelKey: 'studio:action.history',
    Icon: IconTimelineEvent,
    run: ({ onHistory }) => onHistory(),
  },
  {
    id: 'content-studio.save-template',
    right: 'edit_library',
    labelKey: 'studio:action.saveTemplate',
    Icon: IconTemplate,
    run: ({ onSaveTemplate }) => onSaveTemplate(),
  },
]
