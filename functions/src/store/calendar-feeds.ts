import { documentId } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { CalendarFeedStore } from '../domain/ports/planning.ts'

/** The address of a calendar feed, `calendarFeeds/{hash of its secret}`: server only. */
const calendarFeedSchema = documentBase.extend({ workspaceId: documentId() })
/** A workspace has one at most; two calls at once may leave two, which the next one ends. */
const FEW = 10

export function createCalendarFeedStore(refs: Refs): CalendarFeedStore {
  const shape = { schema: calendarFeedSchema }
  const refOf = (id: string) => refs.doc(paths.calendarFeed(id), shape)
  const ofWorkspace = (workspaceId: string) =>
    refs.collection(paths.calendarFeeds(), shape).where('workspaceId', '==', workspaceId).limit(FEW)
  return {
    get: async (id) => (await refOf(id).get()).data() ?? null,

    ofWorkspace: async (workspaceId) => refs.rowsOf((await ofWorkspace(workspaceId).get()).docs)[0] ?? null,

    ofWorkspaceIn: async (tx, workspaceId) => refs.rowsOf((await within(tx).get(ofWorkspace(workspaceId))).docs),

    createIn: (tx, feed) => {
      within(tx).create(refOf(feed.id), feed)
    },

    deleteIn: (tx, id) => {
      within(tx).delete(refOf(id))
    },
  }
}
