import { deleteComment, editComment, resolveComment } from '@postwright/core/api/comments'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

export async function changeComment(input: InputOf<typeof editComment>): Promise<void> {
  await call(editComment, input)
}

export async function removeComment(workspaceId: string, commentId: string): Promise<void> {
  await call(deleteComment, { workspaceId, commentId })
}

export async function setResolved(workspaceId: string, commentId: string, isResolved: boolean): Promise<void> {
  await call(resolveComment, { workspaceId, commentId, isResolved })
}
