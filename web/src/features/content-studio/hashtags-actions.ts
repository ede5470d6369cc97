import { IconHash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** The text of a post, into which groups of hashtags can be inserted. */
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
