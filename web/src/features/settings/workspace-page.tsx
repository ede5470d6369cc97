import { useWorkspace } from '@/session/use-workspace.ts'
import { PublishingSection } from './components/publishing-section.tsx'
import { WorkspaceSection } from './components/workspace-section.tsx'

/** `/dashboard/settings/workspace`: what all members of the workspace share. */
export function Component() {
  const workspace = useWorkspace()
  return (
    <>
      <WorkspaceSection workspace={workspace} />
      <PublishingSection workspace={workspace} />
    </>
  )
}
