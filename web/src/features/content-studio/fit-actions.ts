import { IconAdjustments } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** A post with its chosen channels, to which it can be fitted. */
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
