import { useWorkspace } from '@/session/use-workspace.ts'
import { WorkspaceSection } from './components/workspace-section.tsx'

/** `/dashboard/settings/workspace`: what everybody in the workspace shares. */
export function Component() {
  return <WorkspaceSection workspace={useWorkspace()} />
}
