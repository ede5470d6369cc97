import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endAnnouncement,
  listAnnouncements,
  saveAnnouncement,
  type ShownBoard,
} from '@postwright/core/api/announcements'
import type { InputOf } from '@postwright/core/endpoint'
import { listShownAnnouncements } from '@postwright/core/announcements/announcement-state'
import { FREE_PLAN } from '@postwright/core/model/plan'
import { call } from '@/lib/api-client.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { queryState } from '@/lib/query-state.ts'
import { listPricedPlans } from '@postwright/core/api/pricing'

const KEY = ['admin', 'announcements']

/** Returns all announcements and the calls that change them. The response to a change replaces the list and the banner at the top. */
export function useAnnouncements() {
  const queries = useQueryClient()
  const query = useQuery({ queryKey: KEY, queryFn: () => call(listAnnouncements, {}), staleTime: 0 })
  const keep = (board: ShownBoard) => {
    queries.setQueryData(KEY, board)
    // The banner is updated here, because a read could return the old list for some seconds.
    const shown = listShownAnnouncements(board.announcements, { now: serverNow(), isAdmin: true, planId: FREE_PLAN })
    queries.setQueriesData({ queryKey: ['announcements'] }, shown)
  }
  return {
    board: queryState(query),
    /** @throws ApiError, including `stale_revision`, `announcements_full` and `reauthentication_required` */
    save: async (input: InputOf<typeof saveAnnouncement>) => keep(await call(saveAnnouncement, input)),
    end: async (announcementId: string) => keep(await call(endAnnouncement, { announcementId })),
  }
}

/** Returns all price plans, each with the name of its newest version, or of its draft if no version is published. */
export function usePlanNames() {
  const queryFn = async () =>
    (await call(listPricedPlans, {})).plans.map(({ id, versions, draft }) => ({
      id,
      name: versions.at(-1)?.name ?? draft?.name ?? id,
    }))
  return queryState(useQuery({ queryKey: ['admin', 'plan-names'], queryFn }))
}
