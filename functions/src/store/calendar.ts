import { calendarFeeds } from '@postwright/core/collections/calendar-feeds'
import { queues } from '@postwright/core/collections/queues'
import { series } from '@postwright/core/collections/series'
import { documentId } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { CalendarFeedStore, PlansAheadStore } from '../domain/ports/planning.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** States of scheduled variants and their parts: parts of a thread wait as `approved`. */
const PLANNED: readonly VariantState[] = ['scheduled', 'approved']
const PAGE = 300
/** Number of documents per database call. */
const BATCH = 300

/** Returns a store that reads a workspace's scheduled content in pages; unreadable documents are skipped. */
export function createPlansAheadStore(refs: Refs): PlansAheadStore {
  async function planned(wid: string, { from, until, max }: { from: number; until: number; max: number }) {
    const query = refs
      .variants(wid)
      .where('state', 'in', PLANNED)
      .where('scheduled.instant', '>=', from)
      .where('scheduled.instant', '<', until)
      .orderBy('scheduled.instant')
    const found: Variant[] = []
    for await (const page of refs.pagesOf(query, PAGE, (snapshot) => snapshot.data())) {
      found.push(...page)
      if (found.length > max) break
    }
    return { variants: found.slice(0, max), isPartial: found.length > max }
  }

  return {
    read: async (wid, span) => {
      const [variants, connections, allSeries, allQueues] = await Promise.all([
        planned(wid, span),
        refs.connections(wid).get(),
        refs.described(series, wid).get(),
        refs.described(queues, wid).get(),
      ])
      return {
        ...variants,
        connections: refs.rowsOf(connections.docs),
        series: refs.rowsOf(allSeries.docs),
        queues: refs.rowsOf(allQueues.docs),
      }
    },

    storedMedia: async (wid, ids) => {
      const found = new Set<string>()
      for (let begin = 0; begin < ids.length; begin += BATCH) {
        const batch = ids.slice(begin, begin + BATCH).map((id) => refs.mediaItem(wid, id))
        const snapshots = await refs.db.getAll(...batch, { fieldMask: [] })
        for (const { id, exists } of snapshots) if (exists) found.add(id)
      }
      return found
    },
  }
}

/** Document for a calendar feed's address, `calendarFeeds/{hash of its secret}`: server only. */
const calendarFeedSchema = documentBase.extend({ workspaceId: documentId() })
/** Maximum number of feeds read. A workspace has at most one feed; two simultaneous calls may leave two, which the next call ends. */
const FEW = 10

export function createCalendarFeedStore(refs: Refs, clock: Clock): CalendarFeedStore {
  const shape = { schema: calendarFeedSchema }
  const ofWorkspace = (workspaceId: string) =>
    refs.collection(paths.calendarFeeds(), shape).where('workspaceId', '==', workspaceId).limit(FEW)
  return {
    ...describedStore(refs, clock, { ...calendarFeeds, schema: calendarFeedSchema }),

    ofWorkspace: async (workspaceId) => refs.rowsOf((await ofWorkspace(workspaceId).get()).docs)[0] ?? null,

    ofWorkspaceIn: async (tx, workspaceId) => refs.rowsOf((await within(tx).get(ofWorkspace(workspaceId))).docs),
  }
}
