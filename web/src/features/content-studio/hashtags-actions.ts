import { IconHash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the action that inserts a group of hashtags into a post's text. */
export type HashtagsContext = { onOpen: () => void }

export const HASHTAGS_ACTIONS: readonly Action<HashtagsContext>[] = [
  {
    id: 'content-studio.insert-hashtags',
    labelKey: 'hashtags:composer.insert',
    Icon: IconHash,
    keys: ['Mod', 'G'],
    run: ({ onOpen }) => onOpen(),
  },
]
