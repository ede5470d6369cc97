import { verifyFirebaseToken } from '@postwright/core/api/auth'
import { acceptInvite, createInvites } from '@postwright/core/api/invites'
import { apiClient } from './api-client.ts'
import { signInWithPassword } from './auth-emulator.ts'
import { DEMO_TEAM } from './demo-accounts.ts'
import type { Desk } from './desk.ts'

/** Brings the colleagues and the client into the demo workspace, each by the link of an invite. */
export async function joinDemoTeam(
  { api: base, auth }: { api: string; auth: string },
  { api, workspaceId }: Pick<Desk, 'api' | 'workspaceId'>,
): Promise<void> {
  for (const { email, password, memberRole: role } of DEMO_TEAM) {
    const { made } = await api.call(createInvites, { workspaceId, role, days: 7 })
    const token = made[0]?.link.split('/').at(-1) ?? ''
    const { idToken } = await signInWithPassword(auth, email, password)
    const { access_token } = await apiClient(base, null).call(verifyFirebaseToken, { firebase_id_token: idToken })
    await apiClient(base, access_token).call(acceptInvite, { token })
  }
}
