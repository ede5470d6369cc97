import { IconArrowsShuffle, IconPlayerPause, IconPlayerPlay, IconSettings, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the actions for the open queue. */
export type QueueContext = {
  isPaused: boolean
  /** Number of waiting posts. */
  waiting: number
  onEdit: () => void
  onShuffle: () => void
  onPause: () => void
  onDelete: () => void
}

export const QUEUE_ACTIONS: readonly Action<QueueContext>[] = [
  {
    id: 'queues.edit',
    right: 'plan_posts',
    labelKey: 'queues:action.edit',
    Icon: IconSettings,
    run: ({ onEdit }) => onEdit(),
  },
  {
    id: 'queues.shuffle',
    right: 'plan_posts',
    labelKey: 'queues:action.shuffle',
    Icon: IconArrowsShuffle,
    when: ({ waiting }) => waiting > 1,
    run: ({ onShuffle }) => onShuffle(),
  },
  {
    id: 'queues.pause',
    right: 'plan_posts',
    labelKey: 'queues:action.pause',
    Icon: IconPlayerPause,
    when: ({ isPaused }) => !isPaused,
    run: ({ onPause }) => onPause(),
  },
  {
    id: 'queues.resume',
    right: 'plan_posts',
    labelKey: 'queues:action.resume',
    Icon: IconPlayerPlay,
    when: ({ isPaused }) => isPaused,
    run: ({ onPause }) => onPause(),
  },
  {
    id: 'queues.delete',
    right: 'plan_posts',
    labelKey: 'queues:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
