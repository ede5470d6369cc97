import { paths } from '@postwright/core/paths'
import { onDocumentWritten, onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { isDeepStrictEqual } from 'node:util'
import { notifyComment } from '../domain/notifications/notify-comment.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { skipUnreadable } from './event-documents.ts'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { queues } from '@postwright/core/collections/queues'
import { series } from '@postwright/core/collections/series'
import { deleteCommentsOf } from '../domain/comments/subject-comments.ts'

/** Fields that determine the recipients of a comment. */
const DECISIVE = ['mentions', 'visibility'] as const

/** Notifies the recipients after a comment was written, or its recipients changed. */
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

const PATHS = { series: series.path, queue: queues.path, event: calendarEvents.path }

/** Deletes the comments on a series, queue or event after it was deleted. Posts and decks keep their comments while in the trash. */
export function onCommentedDeletedFunction(getDeps: GetDeps, kind: keyof typeof PATHS) {
  const document: string = `${PATHS[kind]('{workspaceId}')}/{id}`
  return onDocumentDeleted({ document, retry: true }, async ({ params: { workspaceId = '', id = '' } }) =>
    deleteCommentsOf(getDeps(), { workspaceId, kind, id }),
  )
}
