import { IconWand } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the action that fixes the finding at the cursor in a post's text. */
export type FixContext = { onMend: () => void }

export const FIX_ACTIONS: readonly Action<FixContext>[] = [
  {
    id: 'content-studio.mend-at-cursor',
    labelKey: 'checks:live.mendHere',
    Icon: IconWand,
    // NOTE Alt keys work only in the text: `useFixKey` in `checks/live-checks.tsx` listens for them.
    keys: ['Alt', 'Enter'],
    run: ({ onMend }) => onMend(),
  },
]
