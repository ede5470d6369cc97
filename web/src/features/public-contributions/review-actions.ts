import { IconArrowDown, IconArrowUp, IconCheck, IconX } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** Context of the actions for the current row or the selected rows of the list. */
export type ReviewContext = {
  canDecide: boolean
  onMove: (by: 1 | -1) => void
  onApprove: () => void
  onReject: () => void
}

export const REVIEW_ACTIONS: readonly Action<ReviewContext>[] = [
  {
    id: 'public-contributions.next',
    labelKey: 'public-contributions:action.next',
    Icon: IconArrowDown,
    keys: ['J'],
    run: ({ onMove }) => onMove(1),
  },
  {
    id: 'public-contributions.previous',
    labelKey: 'public-contributions:action.previous',
    Icon: IconArrowUp,
    keys: ['K'],
    run: ({ onMove }) => onMove(-1),
  },
  {
    id: 'public-contributions.approve',
    labelKey: 'public-contributions:action.approve',
    Icon: IconCheck,
    keys: ['A'],
    when: ({ canDecide }) => canDecide,
    run: ({ onApprove }) => onApprove(),
  },
  {
    id: 'public-contributions.reject',
    labelKey: 'public-contributions:action.reject',
    Icon: IconX,
    keys: ['R'],
    when: ({ canDecide }) => canDecide,
    run: ({ onReject }) => onReject(),
  },
]
