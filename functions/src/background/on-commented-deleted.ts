import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { queues } from '@postwright/core/collections/queues'
import { series } from '@postwright/core/collections/series'
import { onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { deleteCommentsOf } from '../domain/comments/delete-comments-of.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const PATHS = { series: series.path, queue: queues.path, event: calendarEvents.path }

/** After a series, queue or event was deleted: deletes the comments on it. Posts and decks keep theirs while they are in the trash. */
export function onCommentedDeletedFunction(getDeps: GetDeps, kind: keyof typeof PATHS) {
  const document: string = `${PATHS[kind]('{workspaceId}')}/{id}`
  return onDocumentDeleted({ document, retry: true }, async ({ params: { workspaceId = '', id = '' } }) =>
    deleteCommentsOf(getDeps(), { workspaceId, kind, id }),
  )
}
