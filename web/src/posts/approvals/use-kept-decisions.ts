import { useSyncExternalStore } from 'react'
import { keptDecisions, type KeptDecision } from './kept-decisions.ts'

/** The decisions that this device keeps for the open workspace. */
export function useKeptDecisions(workspaceId: string): readonly KeptDecision[] {
  const all = useSyncExternalStore(keptDecisions.subscribe, keptDecisions.read)
  return all.filter((each) => each.workspaceId === workspaceId)
}
