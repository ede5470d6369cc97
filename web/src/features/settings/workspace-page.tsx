import { useWorkspace } from '@/session/use-workspace.ts'
import { IfMay } from '@/session/if-may.tsx'
import { ArchiveSection } from './components/archive-section.tsx'
import { PublishingSection } from './components/publishing-section.tsx'
import { WorkspaceSection } from './components/workspace-section.tsx'

/** `/dashboard/settings/workspace`: what all members of the workspace share. */
export function Component() {
  const workspace = useWorkspace()
  return (
    <>
      <WorkspaceSection workspace={workspace} />
      <PublishingSection workspace={workspace} />
      <IfMay right="manage_ownership">
        <ArchiveSection workspace={workspace} />
      </IfMay>
    </>
  )
}
