import { useSyncExternalStore } from 'react'
import { pendingDecisions, type PendingDecision } from './kept-decisions.ts'

/** Returns the decisions that this device keeps for the open workspace. */
export function usePendingDecisions(workspaceId: string): readonly PendingDecision[] {
  const all = useSyncExternalStore(pendingDecisions.subscribe, pendingDecisions.read)
  return all.filter((each) => each.workspaceId === workspaceId)
}
