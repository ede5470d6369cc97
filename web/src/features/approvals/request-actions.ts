import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'

/** State of the list of requests, and the callbacks of the actions on its current row. */
export type RequestContext = {
  canDecide: boolean
  onMove: (by: 1 | -1) => void
  onApprove: () => void
  onReturn: () => void
}

export const REQUEST_ACTIONS: readonly Action<RequestContext>[] = [
  {
    id: 'approvals.next',
    labelKey: 'approvals:action.next',
    Icon: IconArrowDown,
    keys: ['J'],
    run: ({ onMove }) => onMove(1),
  },
  {
    id: 'approvals.previous',
    labelKey: 'approvals:action.previous',
    Icon: IconArrowUp,
    keys: ['K'],
    run: ({ onMove }) => onMove(-1),
  },
  {
    id: 'approvals.approve',
    right: 'approve_posts',
    labelKey: 'approvals:action.approve',
    Icon: IconCheck,
    keys: ['A'],
    when: ({ canDecide }) => canDecide,
    run: ({ onApprove }) => onApprove(),
  },
  {
    id: 'approvals.return',
    right: 'approve_posts',
    labelKey: 'approvals:action.return',
    Icon: IconArrowBackUp,
    keys: ['R'],
    when: ({ canDecide }) => canDecide,
    run: ({ onReturn }) => onReturn(),
  },
]
