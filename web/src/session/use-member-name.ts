import { useMembers } from './use-members.ts'
import { useSignedIn } from './use-session.ts'

/** The name of another member; null for the person at the screen, until it is known, and of a person who has left. */
export function useMemberName(uid: string): string | null {
  const { user, workspaceId } = useSignedIn()
  const members = useMembers(uid === user.id ? null : workspaceId)
  const found = members.status === 'ready' ? members.data.find((member) => member.uid === uid) : undefined
  return found?.fullName ?? null
}
