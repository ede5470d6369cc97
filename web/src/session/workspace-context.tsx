import { createContext, useContext } from 'react'
import type { Workspace } from '@postwright/core/model/workspace'

export const WorkspaceContext = createContext<Workspace | null>(null)

/** Returns the user's workspace, live. Only below `WorkspaceProvider`, which waits until it has loaded. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace is used outside WorkspaceProvider')
  return workspace
}
