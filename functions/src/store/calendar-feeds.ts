import { documentId } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** The address of a calendar feed, `calendarFeeds/{hash of its secret}`: server only. */
const calendarFeedSchema = documentBase.extend({ workspaceId: documentId() })

export type CalendarFeed = z.infer<typeof calendarFeedSchema>

export type CalendarFeedStore = ReturnType<typeof createCalendarFeedStore>

/** A workspace has one at most; two calls at once may leave two, which the next one ends. */
const FEW = 10

export function createCalendarFeedStore(refs: Refs) {
  const shape = { schema: calendarFeedSchema }
  const refOf = (id: string) => refs.doc(paths.calendarFeed(id), shape)
  const ofWorkspace = (workspaceId: string) =>
    refs.collection(paths.calendarFeeds(), shape).where('workspaceId', '==', workspaceId).limit(FEW)
  return {
    get: async (id: string): Promise<CalendarFeed | null> => (await refOf(id).get()).data() ?? null,

    ofWorkspace: async (workspaceId: string): Promise<CalendarFeed | null> =>
      refs.rowsOf((await ofWorkspace(workspaceId).get()).docs)[0] ?? null,

    ofWorkspaceIn: async (tx: Tx, workspaceId: string): Promise<CalendarFeed[]> =>
      refs.rowsOf((await tx.get(ofWorkspace(workspaceId))).docs),

    createIn: (tx: Tx, feed: CalendarFeed): void => {
      tx.create(refOf(feed.id), feed)
    },

    deleteIn: (tx: Tx, id: string): void => {
      tx.delete(refOf(id))
    },
  }
}
