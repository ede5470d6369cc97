import { IconArrowsShuffle, IconPlayerPause, IconPlayerPlay, IconSettings, IconTrash } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** The queue that is open. */
export type QueueContext = {
  isPaused: boolean
  /** How many posts wait. */
  waiting: number
  onEdit: () => void
  onShuffle: () => void
  onPause: () => void
  onDelete: () => void
}

export const QUEUE_ACTIONS: readonly Action<QueueContext>[] = [
  { id: 'queues.edit', labelKey: 'queues:action.edit', Icon: IconSettings, run: ({ onEdit }) => onEdit() },
  {
    id: 'queues.shuffle',
    labelKey: 'queues:action.shuffle',
    Icon: IconArrowsShuffle,
    when: ({ waiting }) => waiting > 1,
    run: ({ onShuffle }) => onShuffle(),
  },
  {
    id: 'queues.pause',
    labelKey: 'queues:action.pause',
    Icon: IconPlayerPause,
    when: ({ isPaused }) => !isPaused,
    run: ({ onPause }) => onPause(),
  },
  {
    id: 'queues.resume',
    labelKey: 'queues:action.resume',
    Icon: IconPlayerPlay,
    when: ({ isPaused }) => isPaused,
    run: ({ onPause }) => onPause(),
  },
  {
    id: 'queues.delete',
    labelKey: 'queues:action.delete',
    Icon: IconTrash,
    isDestructive: true,
    run: ({ onDelete }) => onDelete(),
  },
]
