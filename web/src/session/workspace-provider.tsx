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
  /** Shown if the workspace cannot be read, with a retry. */
  Failed: ComponentType<{ retry: () => void }>
  /** Called when the user no longer has access to the workspace; their own first one is opened instead. */
  onLost: () => void
}

/** Subscribes to the workspace and renders its children once it has loaded. */
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

/** Returns true if the workspace was deleted, or the user is no longer a member. */
function isClosedTo(workspace: LiveDoc<unknown>): boolean {
  if (workspace.status === 'missing') return true
  return (
    workspace.status === 'error' &&
    workspace.error instanceof FirebaseError &&
    workspace.error.code === 'permission-denied'
  )
}
