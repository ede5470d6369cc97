import { FirebaseError } from 'firebase/app'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { refs } from '../lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '../lib/live/use-live.ts'
import { session } from './session.ts'
import { useSignedIn } from './use-session.ts'
import { WorkspaceContext } from './workspace-context.tsx'

type Props = {
  children: ReactNode
  waiting: ReactNode
  /** Shown when the workspace cannot be read, with a way to try again. */
  Failed: ComponentType<{ retry: () => void }>
  /** The workspace is not the person's any more: their own first one is opened instead. */
  onLost: () => void
}

/** Follows the workspace and shows its children once it is known. */
export function WorkspaceProvider({ children, waiting, Failed, onLost }: Props) {
  const { user, workspaceId } = useSignedIn()
  const workspace = useLiveDoc(refs.workspace(workspaceId))
  const isLost = workspaceId !== user.defaultWorkspaceId && isClosedTo(workspace)

  useEffect(() => {
    if (!isLost) return
    session.enterWorkspace(user.defaultWorkspaceId)
    onLost()
  }, [isLost, user.defaultWorkspaceId, onLost])

  if (workspace.status === 'loading' || isLost) return waiting
  if (workspace.status === 'error') return <Failed retry={workspace.retry} />
  if (workspace.status === 'missing') return <Failed retry={() => window.location.reload()} />
  return <WorkspaceContext value={workspace.data}>{children}</WorkspaceContext>
}

/** It was deleted, or the person is no member any more. */
function isClosedTo(workspace: LiveDoc<unknown>): boolean {
  if (workspace.status === 'missing') return true
  return (
    workspace.status === 'error' &&
    workspace.error instanceof FirebaseError &&
    workspace.error.code === 'permission-denied'
  )
}
