import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { acceptInvite, readInvite } from '@postwright/core/api/invites'
import { getMe } from '@postwright/core/api/users'
import type { OutputOf } from '@postwright/core/endpoint'
import type { User } from '@postwright/core/model/user'
import { call } from '@/lib/api-client.ts'
import { tokenStore } from '@/lib/token-store.ts'
import { lastWorkspace } from '@/session/last-workspace.ts'

export type OpenedInvite = OutputOf<typeof readInvite>

export function useInvite(token: string): UseQueryResult<OpenedInvite> {
  return useQuery({ queryKey: ['invite', token], queryFn: () => call(readInvite, { token }) })
}

/** Returns the account signed in on this device; null if there is none or its session has expired. */
export function useAccount(): UseQueryResult<User | null> {
  return useQuery({
    queryKey: ['account', sessionId()],
    queryFn: async () => {
      if (tokenStore.read() === null) return null
      try {
        return await call(getMe, {})
      } catch (error) {
        if (tokenStore.read() === null) return null
        throw error
      }
    },
  })
}

/** Returns the id of the stored session: another session is another account. */
function sessionId(): string | null {
  return tokenStore.read()?.refreshToken.split('.')[0] ?? null
}

/** Joins and switches to the workspace. @throws ApiError */
export async function join(user: User, token: string): Promise<void> {
  const { workspaceId } = await call(acceptInvite, { token })
  lastWorkspace.save(user.id, workspaceId)
  // A session of this page that is already open must be updated.
  const { session } = await import('@/session/session.ts')
  session.enterWorkspace(workspaceId)
}

export async function leaveAccount(): Promise<void> {
  const { session } = await import('@/session/session.ts')
  await session.signOut()
}

/** Sends the mail that confirms the user's address; its link leads back to the invite. @throws FirebaseError */
export async function sendConfirmation(returnTo: string): Promise<void> {
  const { sendVerificationLetter } = await import('@/session/verify-email.ts')
  await sendVerificationLetter(returnTo)
}
