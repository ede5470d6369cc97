import { useWorkspace } from '@/session/use-workspace.ts'
import { WorkspaceSection } from './components/workspace-section.tsx'

/** `/dashboard/settings/workspace`: what all members of the workspace share. */
export function Component() {
  return <WorkspaceSection workspace={useWorkspace()} />
}
