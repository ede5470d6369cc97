import { useSignedIn } from '@/session/use-session.ts'
import { AssistantsSection } from './assistants-section.tsx'
import { KeysSection } from './keys-section.tsx'

/** `/dashboard/settings/api`: the keys and assistants that act for people in this workspace. */
export function Component() {
  const { workspaceId } = useSignedIn()
  return (
    <>
      <KeysSection key={`keys ${workspaceId}`} workspaceId={workspaceId} />
      <AssistantsSection key={`assistants ${workspaceId}`} workspaceId={workspaceId} />
    </>
  )
}
