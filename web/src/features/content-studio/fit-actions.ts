import { IconAdjustments } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the action that fits a post to its chosen channels. */
export type FitContext = { onOpen: () => void }

export const FIT_ACTIONS: readonly Action<FitContext>[] = [
  {
    id: 'content-studio.fit-to-channels',
    labelKey: 'studio:action.fit',
    Icon: IconAdjustments,
    keys: ['Mod', 'J'],
    run: ({ onOpen }) => onOpen(),
  },
]
