import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { isDeepStrictEqual } from 'node:util'
import { notifyComment } from '../domain/notifications/notify-comment.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './skip-unreadable.ts'

/** The fields that decide whom a comment is for. */
const DECISIVE = ['mentions', 'visibility'] as const

/** After a comment was written, or is for other people than before: notifies them. */
export function onCommentWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.comment('{workspaceId}', '{commentId}'), retry: true },
    async ({ data, params: { workspaceId = '', commentId = '' } }) => {
      const [before, after] = [data?.before.data(), data?.after.data()]
      if (!after || (before && DECISIVE.every((name) => isDeepStrictEqual(before[name], after[name])))) return
      const deps = getDeps()
      await skipUnreadable(deps, () => notifyComment(deps, { workspaceId, commentId }))
    },
  )
}
