import { IconWand } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** The text of a post, in which what the rules have found can be mended. */
export type MendContext = { onMend: () => void }

export const MEND_ACTIONS: readonly Action<MendContext>[] = [
  {
    id: 'content-studio.mend-at-cursor',
    labelKey: 'checks:live.mendHere',
    Icon: IconWand,
    // NOTE keys with Alt are pressed in the text alone: `use-mend-key.ts` listens for them.
    keys: ['Alt', 'Enter'],
    run: ({ onMend }) => onMend(),
  },
]
