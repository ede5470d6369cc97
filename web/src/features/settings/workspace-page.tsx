import { useWorkspace } from '@/session/workspace-context.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { PublishingSection } from './components/publishing-section.tsx'
import { WorkspaceSection } from './components/workspace-section.tsx'

const ArchiveSection = lazyPart(async () => (await import('./components/archive-section.tsx')).ArchiveSection)

/** `/dashboard/settings/workspace`: settings shared by all members of the workspace. */
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
