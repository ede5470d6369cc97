import { createContext, useContext } from 'react'
import type { Workspace } from '@postwright/core/model/workspace'

export const WorkspaceContext = createContext<Workspace | null>(null)

/** The signed-in person's workspace, live. Only below `WorkspaceProvider`, which waits until it is there. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace is used outside WorkspaceProvider')
  return workspace
}
