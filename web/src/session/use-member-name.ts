import { useMembers } from './use-members.ts'
import { useSignedIn } from './use-session.ts'

/** Returns the name of another member; null for the current user, while unknown, and for a user who has left. */
export function useMemberName(uid: string): string | null {
  const { user, workspaceId } = useSignedIn()
  const members = useMembers(uid === user.id ? null : workspaceId)
  const found = members.status === 'ready' ? members.data.find((member) => member.uid === uid) : undefined
  return found?.fullName ?? null
}
