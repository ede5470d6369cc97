import { requestApproval } from '@postwright/core/api/approvals'
import { verifyFirebaseToken } from '@postwright/core/api/auth'
import { addComment } from '@postwright/core/api/comments'
import { acceptInvite, createInvites } from '@postwright/core/api/invites'
import { schedulePost } from '@postwright/core/api/posts'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { type ApiClient, apiClient } from './api-client.ts'
import { signInWithPassword } from './auth-emulator.ts'
import { DEMO_TEAM } from './demo-accounts.ts'
import { dayIn } from './day-in.ts'
import type { DemoCompany, Desk } from './desk.ts'
import { writePost } from './write-post.ts'

/** API clients of the members, by role. */
export type DemoTeam = ReadonlyMap<string, ApiClient>

/** Adds the demo accounts to the workspace, each through an invite link. */
export async function joinDemoTeam(
  { api: base, auth }: { api: string; auth: string },
  { api, workspaceId }: Pick<Desk, 'api' | 'workspaceId'>,
): Promise<DemoTeam> {
  const team = new Map<string, ApiClient>()
  for (const { email, password, memberRole: role } of DEMO_TEAM) {
    const { made } = await api.call(createInvites, { workspaceId, role, days: 7 })
    const token = made[0]?.link.split('/').at(-1) ?? ''
    const { idToken } = await signInWithPassword(auth, email, password)
    const { access_token } = await apiClient(base, null).call(verifyFirebaseToken, { firebase_id_token: idToken })
    const member = apiClient(base, access_token)
    await member.call(acceptInvite, { token })
    team.set(role, member)
  }
  return team
}

const LABEL = 'juniper coffee'
/** Id of the post that waits for internal and client approval. */
export const DEMO_WAITING = 'demo-waiting'

/**
 * Creates a post whose editor has scheduled it and requested approval, with a comment by the approver that the client can see.
 * @throws Error if the team has no editor or approver
 */
export async function askForApproval(desk: DemoCompany, team: DemoTeam): Promise<void> {
  const { api, workspaceId, tzid, photos } = desk
  const [editor, approver] = [team.get('editor'), team.get('approver')]
  if (!editor || !approver) throw new Error('The demo team is not complete.')
  const exceptions = [{ kind: 'label' as const, label: LABEL, mode: 'internal_and_client' as const }]
  await api.call(setWorkspacePublishing, { workspaceId, approvalRules: { mode: 'none', exceptions } })
  await writePost(desk, DEMO_WAITING, {
    text: 'Twelve stools for Juniper Coffee, each from one plank. Sit down on them from Friday on.',
    labels: [LABEL],
    media: [{ mediaId: photos.desk.media.id, alt: photos.desk.alt }],
  })
  const when = { kind: 'at' as const, local: `${dayIn(tzid, 6)}T10:00`, tzid }
  await editor.call(schedulePost, { workspaceId, postId: DEMO_WAITING, rev: 1, when })
  const message = 'Juniper opens on Friday. Can you both look at it by Wednesday?'
  await editor.call(requestApproval, { workspaceId, postId: DEMO_WAITING, message })
  const comment = { workspaceId, subject: { kind: 'post' as const, postId: DEMO_WAITING }, threadId: null }
  const text = 'Do we say which Friday?'
  await approver.call(addComment, { ...comment, commentId: 'demo-question', text, visibility: 'client' })
}
