import { comments } from '@postwright/core/collections/comments'
import type { Comment } from '@postwright/core/model/comment'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import { paths } from '@postwright/core/paths'
import type { MemberRole } from '@postwright/core/rights/rights'
import { randomBytes } from 'node:crypto'
import { converterFor } from '../../functions/src/store/converter.ts'
import { createCaller, type TestCaller } from './callers.ts'
import { database } from './documents.ts'
import { addDraft } from './drafts.ts'
import { addMember } from './members.ts'

export async function memberOf(workspaceId: string, role: MemberRole): Promise<TestCaller> {
  const member = await createCaller()
  await addMember(workspaceId, member.uid, role)
  return member
}

/** A workspace with an editor, a client and a post of the owner. */
export async function openTeam() {
  const owner = await createCaller()
  const { workspaceId } = owner
  const [editor, client] = await Promise.all([memberOf(workspaceId, 'editor'), memberOf(workspaceId, 'client')])
  const postId = await addDraft(owner, { text: 'Oak is back in stock' })
  const subject: CommentSubject = { kind: 'post', postId }
  return { owner, editor, client, workspaceId, postId, subject }
}

export const newId = () => `c${randomBytes(8).toString('hex')}`

export function commentOn(
  { workspaceId, subject }: { workspaceId: string; subject: CommentSubject },
  text = 'Shorter, please',
) {
  return { workspaceId, subject, commentId: newId(), threadId: null, text, visibility: 'internal' as const }
}

export async function storedComment(workspaceId: string, id: string): Promise<Comment | undefined> {
  const ref = database().doc(paths.comment(workspaceId, id)).withConverter(converterFor(comments))
  return (await ref.get()).data()
}
