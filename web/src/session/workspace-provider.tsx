import type { ReactNode } from 'react'
import { refs } from '../lib/live/refs.ts'
import { useLiveDoc } from '../lib/live/use-live.ts'
import { useSignedIn } from './use-session.ts'
import { WorkspaceContext } from './use-workspace.ts'

type Props = {
  children: ReactNode
  waiting: ReactNode
  /** Shown when the workspace cannot be read, with the reason and a way to try again. */
  failed: (error: Error | null, retry: () => void) => ReactNode
}

/** Follows the workspace and shows its children once it is known. */
export function WorkspaceProvider({ children, waiting, failed }: Props) {
  const { workspaceId } = useSignedIn()
  const workspace = useLiveDoc(refs.workspace(workspaceId))
  if (workspace.status === 'loading') return waiting
  if (workspace.status === 'error') return failed(workspace.error, workspace.retry)
  if (workspace.status === 'missing') return failed(null, () => window.location.reload())
  return <WorkspaceContext value={workspace.data}>{children}</WorkspaceContext>
}
