import type { ComponentType, ReactNode } from 'react'
import { refs } from '../lib/live/refs.ts'
import { useLiveDoc } from '../lib/live/use-live.ts'
import { useSignedIn } from './use-session.ts'
import { WorkspaceContext } from './use-workspace.ts'

type Props = {
  children: ReactNode
  waiting: ReactNode
  /** Shown when the workspace cannot be read, with a way to try again. */
  Failed: ComponentType<{ retry: () => void }>
}

/** Follows the workspace and shows its children once it is known. */
export function WorkspaceProvider({ children, waiting, Failed }: Props) {
  const { workspaceId } = useSignedIn()
  const workspace = useLiveDoc(refs.workspace(workspaceId))
  if (workspace.status === 'loading') return waiting
  if (workspace.status === 'error') return <Failed retry={workspace.retry} />
  if (workspace.status === 'missing') return <Failed retry={() => window.location.reload()} />
  return <WorkspaceContext value={workspace.data}>{children}</WorkspaceContext>
}
